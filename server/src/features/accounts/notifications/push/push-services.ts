/** Hosts of the browsers' own push services, and what is below them. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

export interface PushService {
  /** Named by an administrator with its scheme: it may be on this network and need not speak TLS. */
  readonly isTrusted: boolean
}

const isBelow = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`)

/**
 * The push service of an address that a browser, or somebody who pretends to be one, gave. Undefined for any but the
 * known services and those of the setting, written as a host (`push.example.org`) or as an origin
 * (`https://push.example.org:8443`): the server must not be made to call addresses of a stranger's choice.
 */
export function findPushService(
  endpoint: string,
  configured: readonly string[],
): PushService | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  if (url.username || url.password) return undefined
  if (configured.includes(url.origin)) return { isTrusted: true }
  const isPlainHttps = url.protocol === 'https:' && url.port === ''
  const hosts = [...KNOWN_HOSTS, ...configured.filter((entry) => !entry.includes('://'))]
  return isPlainHttps && hosts.some((host) => isBelow(url.hostname, host))
    ? { isTrusted: false }
    : undefined
}
