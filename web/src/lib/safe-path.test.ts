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
})
