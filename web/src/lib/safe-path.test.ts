import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('a way back', () => {
  it.each([
    '/',
    '/movies?genre=drama&page=2',
    '/titles/3/nosferatu#links',
    '/login?redirect=%2Fmovies',
  ])('may be %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'movies',
    '',
    undefined,
    42,
    ['/movies'],
    `/${'a'.repeat(3000)}`,
  ])('may not be %j', (path) => {
    expect(safePath(path)).toBeUndefined()
  })

  const HOME = 'https://site.example'
  /** What addresses are made of when somebody wants to be elsewhere, and any letters at all. */
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '/\\',
      '.',
      '..',
      '/./',
      '/../',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '@',
      ':',
      '?',
      '#',
      ';',
      'http:',
      'https:',
      'javascript:',
      'data:',
      'evil.example',
      '[::1]',
      'xn--',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00ad',
      '\u2028',
      '\uff0f',
      '\u3002',
      '\ud800',
      '\udc00',
      'movies',
      '%',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  it('never leads to another site, from whatever page it is followed, and is one twice', () => {
    const bases = [HOME, `${HOME}/login?redirect=x`, `${HOME}/a/b/../c/`]
    const check = (wanted: unknown) => {
      const path = safePath(wanted)
      if (path === undefined) return
      for (const base of bases) expect(new URL(path, base).origin).toBe(HOME)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(safePath(path)).toBe(path)
    }
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((rest) => `/${rest}`),
        ),
        check,
      ),
      {
        numRuns: 20_000,
      },
    )
    fc.assert(fc.property(fc.anything(), check), { numRuns: 2_000 })
  })
})
