import { STREAMING_ONLY_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { getPageData } from './page-data.ts'

/** Longer than other preferences: nobody wants to hide the links anew every week. */
const KEPT_DAYS = 365

const readMode = () => readCookie(getPageData().cookies, STREAMING_ONLY_COOKIE) === '1'

let ofDocument: boolean | undefined

/**
 * Whether this visitor hides every list of links and their counts. A cookie, so that pages are rendered without them. A
 * document keeps what it was rendered with: the switch writes the cookie and has the page read anew, and parts that come
 * alive in between must not be of the other mode.
 */
export function isStreamingOnly(): boolean {
  if (typeof document === 'undefined') return readMode()
  ofDocument ??= readMode()
  return ofDocument
}

/** The mode, and its switch; the page is read anew on a change. */
export function useStreamingMode() {
  return { isStreamingOnly: isStreamingOnly(), setStreamingOnly }
}

function setStreamingOnly(isWanted: boolean): void {
  writeCookie(STREAMING_ONLY_COOKIE, isWanted ? '1' : '', isWanted ? KEPT_DAYS : 0)
  globalThis.location.reload()
}
