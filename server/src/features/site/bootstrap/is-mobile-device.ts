import type { IncomingHttpHeaders } from 'node:http'

/** A phone, by the browser's own hint where it sends one. */
export function isMobileDevice(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1' || hint === '?0') return hint === '?1'
  return /Mobi|iPhone|iPod/.test(headers['user-agent'] ?? '')
}
