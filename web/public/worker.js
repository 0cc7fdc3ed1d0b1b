// Keeps the shell of the page, so that it opens at once and says honestly when there is no server. Games, tables and
// words of games are never kept: nothing under /api is touched. And shows the reminders that somebody asked for.
const SHELL = 'ostrov-shell'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const own = url.origin === location.origin && url.href.startsWith(registration.scope)
  if (!own || request.method !== 'GET' || url.pathname.includes('/api/')) return
  event.respondWith(url.pathname.includes('/assets/') ? kept(request) : newest(request))
})

/** Files whose name carries a hash never change. */
async function kept(request) {
  const cache = await caches.open(SHELL)
  return (await cache.match(request)) ?? store(cache, request)
}

/** Everything else is asked for first. */
async function newest(request) {
  const cache = await caches.open(SHELL)
  try {
    return await store(cache, request)
  } catch (error) {
    const found = await cache.match(request)
    if (found) return found
    throw error
  }
}

async function store(cache, request) {
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

addEventListener('push', (event) => {
  const { title, body, link } = event.data.json()
  const told = { body, icon: './icon-192.png', badge: './icon-192.png', tag: 'ostrov', data: hash(link) }
  event.waitUntil(registration.showNotification(title, told))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(shown(event.notification.data))
})

/** Only what stands behind the # of a link: a reminder leads nowhere else than here. */
function hash(link) {
  return new URL(link).hash || '#/'
}

/** The page at this address: one that is open already, or a new one. */
async function shown(hash) {
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(`./${hash}`)
  await open.focus()
  return open.navigate(`${registration.scope}${hash}`)
}
