import { expect, it } from 'vitest'
import { asCalledHere } from './as-called-here.ts'

it.each([
  [
    'Where they are lost, `npm run admin -- files accept` goes on.',
    '`mediatheque admin files accept`',
  ],
  ['Usage: npm run -s admin -- COMMAND…', 'Usage: mediatheque admin COMMAND…'],
  ['do the rest by `npm run migrate`.', 'do the rest by `mediatheque migrate`.'],
  [
    'npm run backup [-- FOLDER] [--with-key], or npm run backup -- verify FOLDER',
    'mediatheque backup [FOLDER] [--with-key], or mediatheque backup verify FOLDER',
  ],
])('names a command of an installed site as it is called there: %s', (text, said) => {
  expect(asCalledHere(text, false)).toContain(said)
  expect(asCalledHere(text, false)).not.toContain('npm')
  expect(asCalledHere(text, true)).toBe(text)
})
