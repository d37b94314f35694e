/** Addresses longer than this are not links that anybody shares. */
export const LINK_URL_MAX_LENGTH = 2_000

const TRACKING_PARAMETER = /^(utm_\w+|fbclid|gclid|af|aff|ref)$/i

/**
 * The address as a browser would call it, or null when it is not one of a web page: only `http` and `https`, a host with
 * a dot, no user name in it.
 */
export function parseLinkUrl(text: string): URL | null {
  if (text.length > LINK_URL_MAX_LENGTH || /\s/.test(text) || !/^https?:\/\//i.test(text))
    return null
  const url = URL.parse(text)
  if (!url || url.username || url.password || !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null
  return url
}

/**
 * What two spellings of the same address have in common, for the guard against duplicates: no scheme, no `www.`, no
 * fragment, no tracking, parameters in order, no slash at the end. Never opened, only compared.
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
  return `${host}${path}${query && `?${query}`}`
}
