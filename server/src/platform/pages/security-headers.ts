import type { Config } from '../config/config.ts'

/** Scripts only from our own files and with this answer's nonce; pictures and videos from any https host, as titles name them. */
export function contentSecurityPolicy(nonce: string, { baseUrl, isDevelopment }: Pick<Config, 'baseUrl' | 'isDevelopment'>): string {
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
