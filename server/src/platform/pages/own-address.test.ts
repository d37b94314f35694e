import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAddress, ownLocation, plainerPath } from './own-address.ts'

const PIECES =
  '/ // \\ /\\ . .. /./ /../ %2f %5c %2e %2e%2e %00 evil.example login media @ : http: javascript: ? # \t \n'
    .split(' ')
    .concat(' ')
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 10 })
  .map((pieces) => pieces.join(''))
const site = fc.constantFrom(
  { basePath: '', baseUrl: 'https://site.test' },
  { basePath: '/media', baseUrl: 'https://site.test:8443/media' },
)

/** What a browser makes of it. */
const followed = (location: string, baseUrl: string) =>
  new URL(location, `${baseUrl}/somewhere/deep`)

describe('the address of a page', () => {
  it('is on this site and below its base path, whatever was asked', () => {
    fc.assert(
      fc.property(hostile, site, (rest, { basePath, baseUrl }) => {
        const address = ownAddress(`/${rest}`, { basePath, baseUrl })
        expect(address.origin).toBe(new URL(baseUrl).origin)
        expect(address.pathname.startsWith(`${basePath}/`)).toBe(true)
        expect(address.pathname).not.toMatch(/^\/\/|\/\//)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is what was asked where that is plain', () => {
    const { href } = ownAddress('/titles/1/a-b%20c?page=2&q=//x', {
      basePath: '/media',
      baseUrl: 'https://site.test/media',
    })
    expect(href).toBe('https://site.test/media/titles/1/a-b%20c?page=2&q=//x')
  })
})

describe('a page sends its visitor', () => {
  it('to this site only', () => {
    fc.assert(
      fc.property(hostile, hostile, site, (asked, location, { basePath, baseUrl }) => {
        const at = ownAddress(`/${asked}`, { basePath, baseUrl })
        const sent = [
          ownLocation(location, at, { basePath, baseUrl }),
          plainerPath(`/${asked}`, { basePath, baseUrl }),
        ]
        for (const to of sent)
          if (to !== undefined) expect(followed(to, baseUrl).origin).toBe(at.origin)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['//evil.example//login', '/evil.example/login'],
    ['/\\evil.example//x?a=//b', '/evil.example/x?a=//b'],
    ['/.//evil.example', '/evil.example'],
    ['/a/%2e%2e//evil.example', '/evil.example'],
    ['/login', undefined],
    ['/users/7/a..b', undefined],
  ])('from %s to %s', (asked, expected) => {
    expect(plainerPath(asked, { basePath: '', baseUrl: 'https://site.test' })).toBe(expected)
    // Where it was sent it stays.
    if (expected)
      expect(plainerPath(expected, { basePath: '', baseUrl: 'https://site.test' })).toBe(undefined)
  })
})
