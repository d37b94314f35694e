import { createHash } from 'node:crypto'
import type { Config } from '../config/config.ts'

interface AllowedInline {
  /** Of this answer's inline styles, and of its scripts unless their hashes are known. */
  readonly nonce: string
  /** Of the inline scripts of a page that many will get: a nonce that many know would let anything run. */
  readonly scriptHashes?: readonly string[]
  /** Addresses of other sites whose scripts the settings call for. */
  readonly outsideScripts?: readonly string[]
  /** Origins of other sites that this visitor's page may call. */
  readonly outsideCalls?: readonly string[]
  /** Origins of other sites where what this page plays lies. */
  readonly playedFrom?: readonly string[]
}

/** A page of a film names a few; a policy is sent with every answer. */
const MOST_PLAYED_FROM = 20
/** As a policy takes it: anything else in the address of a video could end the rule and begin another. */
const ORIGIN = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

/** Origins that a page's route named, without what is none. */
export const readPlayedFrom = (named: string | undefined): string[] =>
  (named ?? '')
    .split(' ')
    .filter((origin) => ORIGIN.test(origin))
    .slice(0, MOST_PLAYED_FROM)

/** The origin of an address, where a policy takes it. */
export const originsIn = (address: string): string[] =>
  URL.canParse(address) ? readPlayedFrom(new URL(address).origin) : []

/** Scripts only from our own files, as allowed inline, and of a provider that the settings name; pictures and videos from any https host, as titles name them. */
function contentSecurityPolicy(
  { nonce, scriptHashes, outsideScripts = [], outsideCalls = [], playedFrom = [] }: AllowedInline,
  { baseUrl, isDevelopment }: Pick<Config, 'baseUrl' | 'isDevelopment'>,
): string {
  const scripts = scriptHashes
    ? scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
    : `'nonce-${nonce}'`
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const outside = listed(outsideScripts)
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${scripts}${outside}${isDevelopment ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    'style-src-elem': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    // Players put together what they got in parts.
    'media-src': `'self' blob: https:${listed(playedFrom)}`,
    // Itself: the appearance editor shows pages of the site.
    'frame-src': "'self' https:",
    'connect-src': `'self'${isDevelopment ? ' ws:' : ''}${outside}${listed(outsideCalls)}${listed(playedFrom)}`,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...(baseUrl.startsWith('https:') && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

/** All that a page depends on beside its address. */
const VARY = 'cookie, accept-language, accept-encoding'

/** Headers of every page that is its visitor's own: nobody but them may keep it, and not for long. */
export function pageHeaders(
  allowed: AllowedInline,
  config: Pick<Config, 'baseUrl' | 'isDevelopment'>,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(allowed, config),
    'cache-control': 'private, no-store',
    vary: VARY,
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Social logins open in a window that has to speak to the page.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/**
 * Headers of a page that all guests of a variant share. Browsers ask again each time, because a login changes the page;
 * caches in between may answer for some seconds, separately by cookie.
 */
export function sharedPageHeaders(
  allowed: AllowedInline & Required<Pick<AllowedInline, 'scriptHashes'>>,
  config: Pick<Config, 'baseUrl' | 'isDevelopment'>,
): Record<string, string> {
  return {
    ...pageHeaders(allowed, config),
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  }
}

/**
 * Hashes of the inline scripts that we wrote into a document: those with the nonce of its rendering, which nobody could
 * know who put words into the catalogue before. Whatever else looks like a script there stays forbidden.
 */
export function hashOwnScripts(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^<>]*)>([^]*?)<\/script>/g,
  )) {
    const isOurs = [`nonce="${nonce}"`, `nonce='${nonce}'`].some((mark) =>
      attributes.includes(mark),
    )
    if (!isOurs || /\bsrc=|type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(createHash('sha256').update(text).digest('base64'))
  }
  return [...hashes]
}
