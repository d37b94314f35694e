import { COOKIE_DAYS } from '@mediatheque/contract/core/constants.ts'
import { getPageData } from './page-data.ts'

/** The value of one cookie in a cookie header or in `document.cookie`. */
export function readCookie(header: string, name: string): string | undefined {
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decoded(found.slice(name.length + 1))
}

/** Anyone may send any cookie: one that is not well encoded must not cost the page. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Keeps a preference in the browser for some days, for the whole site. */
export function writeCookie(name: string, value: string, days = COOKIE_DAYS): void {
  const path = getPageData().basePath || '/'
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server reads these, so that pages render with them
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${days * 86_400}; samesite=lax`
}
