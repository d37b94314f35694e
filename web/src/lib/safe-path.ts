const SITE = 'http://site.invalid'

/**
 * A way back that may be followed: a path of this site, with its query and fragment. Anything a browser could read
 * as another site (`//evil.example`, `/\evil.example`, `https:…`) is none.
 */
export function safePath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000)
    return undefined
  if (!URL.canParse(wanted, SITE)) return undefined
  const url = new URL(wanted, SITE)
  const path = url.pathname + url.search + url.hash
  return url.origin === SITE && !path.startsWith('//') ? path : undefined
}
