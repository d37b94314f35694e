import { pushEndpoints } from '@mediatheque/contract/accounts/notifications/push.endpoints.ts'
import { call } from '../../../../lib/api.ts'
import { siteUrl } from '../../../../lib/page-data.ts'

/** Private windows and pages without TLS cannot. */
export const canReceivePush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks once; a browser remembers a no, and only its settings can take it back. */
export async function askPermission(): Promise<boolean> {
  const permission =
    Notification.permission === 'default'
      ? await Notification.requestPermission()
      : Notification.permission
  return permission === 'granted'
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(siteUrl('/service-worker.js'), { scope: siteUrl('/') })
  return navigator.serviceWorker.ready
}

/** From now on this browser is told, also while no page is open. */
export async function subscribeBrowser(publicKey: string): Promise<void> {
  const { pushManager } = await worker()
  const applicationServerKey = bytesOf(publicKey)
  const known = await pushManager.getSubscription()
  // A subscription to other keys than those of now would receive nothing.
  if (known && !isSameKey(known, applicationServerKey)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await call(pushEndpoints.addPushSubscription, {
    body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  })
}

function isSameKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const known = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return known.length === key.length && known.every((byte, index) => byte === key[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
}

/** After a new login: a browser that was told before, and still may be, is told again. */
export async function renewBrowserSubscription(publicKey: string): Promise<void> {
  if (!canReceivePush() || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration(siteUrl('/'))
  if (await registration?.pushManager.getSubscription()) await subscribeBrowser(publicKey)
}

/** Whether this browser is told. */
export async function hasBrowserSubscription(): Promise<boolean> {
  if (!canReceivePush()) return false
  const registration = await navigator.serviceWorker.getRegistration(siteUrl('/'))
  return Boolean(await registration?.pushManager.getSubscription())
}

/** From now on this browser is told nothing; others still are. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteUrl('/'))
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await call(pushEndpoints.removePushSubscription, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
