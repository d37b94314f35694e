import { describe, expect, it } from 'vitest'
import {
  hashOwnScripts,
  originsIn,
  pageHeaders,
  readPlayedFrom,
  sharedPageHeaders,
} from './security-headers.ts'

const policyOf = (config: Parameters<typeof pageHeaders>[1]) =>
  pageHeaders({ nonce: 'n0nce' }, config)['content-security-policy'] ?? ''

describe('headers of a page', () => {
  it('let only our own scripts and those with the nonce run', () => {
    const policy = policyOf({ baseUrl: 'https://media.example', isDevelopment: false })
    expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('let scripts of a provider in by its very address', () => {
    const allowed = { nonce: 'n0nce', outsideScripts: ['https://challenges.example/turnstile/'] }
    const policy = pageHeaders(allowed, { baseUrl: 'https://media.example', isDevelopment: false })[
      'content-security-policy'
    ]
    expect(policy).toContain(
      "script-src 'self' 'nonce-n0nce' https://challenges.example/turnstile/;",
    )
    expect(policy).toContain("connect-src 'self' https://challenges.example/turnstile/;")
  })

  it('let a page call the origins that its visitor needs, without running anything of theirs', () => {
    const policy = pageHeaders(
      { nonce: 'n', outsideCalls: ['https://api.debrid.example'] },
      { baseUrl: 'https://media.example', isDevelopment: false },
    )['content-security-policy']
    expect(policy).toContain("connect-src 'self' https://api.debrid.example;")
    expect(policy).toContain("script-src 'self' 'nonce-n';")
  })

  it('let a page play from where its videos lie, and no other page', () => {
    const site = { baseUrl: 'http://192.168.1.5:3000', isDevelopment: false }
    const playedFrom = ['https://cdn.example', 'http://192.168.1.9:8000']
    const policy = pageHeaders({ nonce: 'n', playedFrom }, site)['content-security-policy']
    expect(policy).toContain("connect-src 'self' https://cdn.example http://192.168.1.9:8000;")
    expect(policy).toContain(
      "media-src 'self' blob: https: https://cdn.example http://192.168.1.9:8000;",
    )
    expect(policy).toContain("script-src 'self' 'nonce-n';")
    expect(policyOf(site)).toContain("connect-src 'self';")
  })

  it('take nothing from the address of a video that could end a rule', () => {
    const named = 'https://cdn.example https://a;sandbox https://b,script-src * https: data:'
    expect(readPlayedFrom(`${named} https://c.example/path 'unsafe-inline' ftp://d`)).toEqual([
      'https://cdn.example',
    ])
    expect(readPlayedFrom(undefined)).toEqual([])
    expect(originsIn('https://video.example/embed/1')).toEqual(['https://video.example'])
    expect([originsIn(''), originsIn('https://a;sandbox/x')]).toEqual([[], []])
    const many = Array.from({ length: 50 }, (_, at) => `https://h${at}.example`)
    expect(readPlayedFrom(many.join(' '))).toHaveLength(20)
  })

  it('ask for TLS only where the site is served with it', () => {
    const plain = pageHeaders(
      { nonce: 'n' },
      { baseUrl: 'http://127.0.0.1:3000', isDevelopment: false },
    )
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(policyOf({ baseUrl: 'https://media.example', isDevelopment: false })).toContain(
      'upgrade-insecure-requests',
    )
  })

  it('of a page that many get name its scripts by hash, and no nonce that many would know', () => {
    const scriptHashes = hashOwnScripts(
      '<script nonce="a">go()</script><script src="/a.js"></script><script type="application/json">{}</script>',
      'a',
    )
    const headers = sharedPageHeaders(
      { nonce: 'a', scriptHashes },
      { baseUrl: 'https://media.example', isDevelopment: false },
    )
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
    )
    expect(headers['cache-control']).toMatch(/^public, max-age=0/)
  })

  it('of a page that many get let nothing run that got into its text', () => {
    const html = [
      '<script>stolen()</script>',
      '<script nonce="guess">stolen()</script>',
      '<script nonce>stolen()</script>',
    ].join('<p>text</p>')
    expect(hashOwnScripts(html, 'a')).toEqual([])
  })
})
