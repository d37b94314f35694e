import type { Config } from '../config/config.ts'

/** Scripts only from our own files and with this answer's nonce; pictures and videos from any https host, as titles name them. */
function contentSecurityPolicy(nonce: string, { baseUrl, isDevelopment }: Pick<Config, 'baseUrl' | 'isDevelopment'>): string {
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    'style-src-elem': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'frame-src': 'https:',
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...(baseUrl.startsWith('https:') && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(rules).map(([name, value]) => `${name} ${value}`.trim()).join('; ')
}

const HALF_A_YEAR_SECONDS = 15_552_000

/** Headers of every page. What it shows depends on its visitor, so nobody but them may keep it, and not for long. */
export function pageHeaders(nonce: string, config: Pick<Config, 'baseUrl' | 'isDevelopment'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, config),
    'cache-control': 'private, no-store',
    vary: 'cookie, accept-language',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Social logins open in a window that has to speak to the page.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(config.baseUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HALF_A_YEAR_SECONDS}` }),
  }
}
