import { describe, expect, it } from 'vitest'
import { normaliseLinkUrl, parseLinkUrl } from './normalise-link-url.ts'

const normalised = (text: string) => normaliseLinkUrl(parseLinkUrl(text)!)

describe('the address of a link', () => {
  it.each([
    'ftp://archive.org/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'archive.org/details/x',
    '//archive.org/x',
    'https://',
    'https://localhost/x',
    'https://user:secret@archive.org/x',
    'https://archive.org/a b',
    `https://archive.org/${'x'.repeat(2_000)}`,
    'https:archive.org',
  ])('refuses %s', (text) => expect(parseLinkUrl(text)).toBeNull())

  it.each([
    ['http://www.Archive.org/details/x/', 'https://archive.org/details/x'],
    ['https://archive.org/details/x#start', 'https://archive.org/details/x'],
    ['https://archive.org:443/details/x?b=2&a=1', 'https://archive.org/details/x?a=1&b=2'],
    ['https://1fichier.com/?abc&af=77', 'https://1fichier.com/?abc'],
    ['https://archive.org/x?utm_source=mail&id=4', 'https://archive.org/x?id=4'],
  ])('takes %s for %s', (one, other) => expect(normalised(one)).toBe(normalised(other)))

  it.each([
    ['https://archive.org/details/x', 'https://archive.org/details/X'],
    ['https://1fichier.com/?abc', 'https://1fichier.com/?abd'],
    ['https://archive.org/x?a=1', 'https://archive.org/x?a=2'],
    ['https://archive.org:8443/x', 'https://archive.org/x'],
  ])('tells %s from %s', (one, other) => expect(normalised(one)).not.toBe(normalised(other)))
})
