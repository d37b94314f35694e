import { describe, expect, it } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const policyOf = (config: Parameters<typeof pageHeaders>[1]) => pageHeaders('n0nce', config)['content-security-policy'] ?? ''

describe('headers of a page', () => {
  it('let only our own scripts and those with the nonce run', () => {
    const policy = policyOf({ baseUrl: 'https://media.example', isDevelopment: false })
    expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('ask for TLS from then on only where the site is served with it', () => {
    expect(pageHeaders('n', { baseUrl: 'https://media.example', isDevelopment: false })['strict-transport-security']).toMatch(/^max-age=\d+$/)
    const plain = pageHeaders('n', { baseUrl: 'http://127.0.0.1:3000', isDevelopment: false })
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
