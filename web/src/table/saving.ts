// The saved game as a file of the browser.
import * as api from '../api'

/** Null when it was saved, else the code of what went wrong. */
export async function saveFile(table: string, game: string, token: string | null): Promise<string | null> {
  try {
    const text = await api.saved(table, token)
    download(`${game}-${table}.txt`, new Blob([text], { type: 'text/plain' }))
    return null
  } catch (error) {
    return error instanceof api.Refusal ? error.code : 'no-answer'
  }
}

export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
