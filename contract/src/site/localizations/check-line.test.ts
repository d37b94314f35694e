import { expect, it } from 'vitest'
import { findLineFault, isPlural, placeholdersOf } from './check-line.ts'

it.each([
  ['Hello', 'Bonjour'],
  [':name wrote to :other', ':other a reçu un message de :name'],
  ['[one 1 link|other :count links]', '[one 1 lien|other :count liens]'],
  ['At 10:30', 'À 10:30'],
])('“%s” is said by “%s”', (english, line) => {
  expect(findLineFault(english, line)).toBeUndefined()
})

it.each([
  [':name wrote', 'a écrit', 'This line lacks :names.', ':name'],
  ['wrote', ':nom a écrit', 'The English line has no :names.', ':nom'],
  [':count links', '[one :count lien]', 'A plural needs the form “other”.', ''],
  [':count links', '[one 1 lien|other :count liens', 'A plural ends with “]”.', ''],
  [':count links', '[one 1 [x]|other :count liens]', 'A plural ends with “]”.', ''],
])('“%s” is not said by “%s”', (english, line, message, names) => {
  expect(findLineFault(english, line)).toEqual({ message, values: { names } })
})

it('knows placeholders and plurals', () => {
  expect(placeholdersOf(':b and :a and :b')).toEqual([':a', ':b'])
  expect(isPlural('[one 1|other :count]')).toBe(true)
  expect(isPlural('[pilot]')).toBe(false)
})
