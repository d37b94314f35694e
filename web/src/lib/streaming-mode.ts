import { STREAMING_ONLY_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { getPageData } from './page-data.ts'

/** Longer than other preferences: nobody wants to hide the links anew every week. */
const KEPT_DAYS = 365

/** Whether this visitor hides every list of links and their counts. A cookie, so that pages are rendered without them. */
export const isStreamingOnly = (): boolean =>
  readCookie(getPageData().cookies, STREAMING_ONLY_COOKIE) === '1'

/** The mode, and its switch; the page is read anew on a change. */
export function useStreamingMode() {
  return { isStreamingOnly: isStreamingOnly(), setStreamingOnly }
}

function setStreamingOnly(isWanted: boolean): void {
  writeCookie(STREAMING_ONLY_COOKIE, isWanted ? '1' : '', isWanted ? KEPT_DAYS : 0)
  globalThis.location.reload()
}
