// Shows messages of the site while no page of it is open, and says so when there is no network.
const site = self.registration.scope.replace(/\/$/, '')
const isPath = (url) => /^\/(?![/\\])/.test(url)

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Messages are shown without it too.
  event.waitUntil(keepOffline().catch(() => undefined))
})
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
)

// What an installed site shows without the network. Pages themselves are never kept: each comes from the site as it is now.
const OFFLINE = `${site}/offline`
const KEPT = 'offline'

const keepOffline = async () =>
  (await caches.open(KEPT)).add(new Request(OFFLINE, { cache: 'reload' }))

async function showPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const offline = await caches.match(OFFLINE)
    if (offline) return offline
    throw error
  }
}

/** Once in the life of this worker: the site may be called otherwise by now, or its reader speak another language. */
let isFresh = false
async function refresh() {
  if (isFresh) return
  isFresh = true
  await keepOffline().catch(() => undefined)
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(showPage(event))
  event.waitUntil(refresh())
})

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { url },
      icon: `${site}/favicon.svg`,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data ?? {}
  event.waitUntil(open(site + (isPath(url) ? url : '/notifications')))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((page) => page.url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}

// A browser may renew its address by itself: the site is told, if the login still holds.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (!event.newSubscription && !options) return
  const renewed = event.newSubscription
    ? Promise.resolve(event.newSubscription)
    : self.registration.pushManager.subscribe(options)
  event.waitUntil(
    renewed.then((subscription) => {
      const { endpoint, keys } = subscription.toJSON()
      return fetch(`${site}/api/v1/notifications/push-subscriptions`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ endpoint, keys }),
      })
    }),
  )
})
