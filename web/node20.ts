// Vitest tells failures with `Map.groupBy`, which Node has from version 21 on.
const old = Map as { groupBy?: unknown }
old.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, place: number) => K): Map<K, T[]> => {
  const found = new Map<K, T[]>()
  let place = 0
  for (const item of items) {
    const key = keyOf(item, place++)
    found.set(key, [...(found.get(key) ?? []), item])
  }
  return found
}
