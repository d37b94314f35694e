import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** Every browser that somebody reads with calls itself that. */
const BROWSER = /^(?:Mozilla|Opera)\//

/**
 * Whether what somebody does may be counted: not for programs, not for pages that a browser fetches before anybody wants to
 * see them, and not for whoever asks not to be tracked (DNT, Global Privacy Control).
 */
export function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return false
  if (/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? '')))
    return false
  const browser = headers['user-agent'] ?? ''
  return BROWSER.test(browser) && !isbot(browser)
}
