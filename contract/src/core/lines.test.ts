import { expect, it } from 'vitest'
import { defineLines } from './lines.ts'

it('keeps French signs with their word, and leaves placeholders alone', () => {
  const { greeting, plain } = defineLines({
    greeting: { en: 'Hello : “you”!', fr: 'Bonjour : « :name » ! Ça va ? Oui ; non' },
    plain: { fr: 'de :name à :other' },
  })
  expect(greeting).toEqual({
    en: 'Hello : “you”!',
    fr: 'Bonjour\u00a0: «\u00a0:name\u00a0»\u00a0! Ça va\u00a0? Oui\u00a0; non',
  })
  expect(plain.fr).toBe('de :name à :other')
})
