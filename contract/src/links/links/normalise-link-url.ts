/** Addresses longer than this are not links that anybody shares. */
export const LINK_URL_MAX_LENGTH = 2_000

const TRACKING_PARAMETER = /^(utm_\w+|fbclid|gclid|af|aff|ref)$/i

/** Why a text is not the address of a shared file: too long, no address of a web page, or a site without a file. */
export type LinkUrlFault = 'too-long' | 'not-web' | 'no-file'

/**
 * The address as a browser would call it: only `http` and `https`, a host with a dot, no user name in it, and something
 * behind the host, because the front page of a host is nobody's file.
 */
export function readLinkUrl(text: string): URL | LinkUrlFault {
  if (text.length > LINK_URL_MAX_LENGTH) return 'too-long'
  if (/\s/.test(text) || !/^https?:\/\//i.test(text)) return 'not-web'
  const url = URL.parse(text)
  if (!url || url.username || url.password || !/^[^.]+(\.[^.]+)+$/.test(url.hostname))
    return 'not-web'
  return isFrontPage(url) ? 'no-file' : url
}

/** {@link readLinkUrl} for who need not know why. */
export function parseLinkUrl(text: string): URL | null {
  const read = readLinkUrl(text)
  return read instanceof URL ? read : null
}

/** Some hosts name their files in the query (`/?abc`) or behind the `#` alone. */
const isFrontPage = ({ pathname, search, hash }: URL) =>
  /^\/*$/.test(pathname) && search.length <= 1 && hash.length <= 1

/**
 * What two spellings of the same address have in common, for the guard against duplicates: no scheme, no `www.`, no
 * tracking, a fragment only where nothing else names the file, parameters in order, no slash at the end. Never opened, only compared.
 */
export function normaliseLinkUrl(url: URL): string {
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name))
  parameters.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const query = parameters
    .map(([name, value]) =>
      value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : encodeURIComponent(name),
    )
    .join('&')
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname.replace(/\/+$/, '')
  return `${host}${path}${query && `?${query}`}${path || query ? '' : url.hash}`
}
