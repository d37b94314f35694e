import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

describe('a name in an address', () => {
  it.each([
    ['Vingt mille lieues sous les mers', 'vingt-mille-lieues-sous-les-mers'],
    ['Œdipe & Ça !', 'œdipe-ca'],
    ['夜', '夜'],
    ['…', '-'],
  ])('of %s is %s', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('has eighty letters at most, none of them cut in half', () => {
    expect(slugify('a'.repeat(100))).toBe('a'.repeat(80))
    expect(slugify(`a${'𐌰'.repeat(100)}`)).toBe(`a${'𐌰'.repeat(79)}`)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 60, maxLength: 300 }), (name) => {
        expect(slugify(name).isWellFormed()).toBe(true)
        expect([...slugify(name)].length).toBeLessThanOrEqual(80)
      }),
    )
  })
})
