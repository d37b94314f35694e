// Shows messages of the site while no page of it is open. It keeps nothing and answers no requests.
const site = self.registration.scope.replace(/\/$/, '')
const isPath = (url) => /^\/(?![/\\])/.test(url)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
