import { describe, expect, it } from 'vitest'
import { formatLine } from './format-line.ts'

describe('formatLine', () => {
  it('fills placeholders in', () => {
    expect(formatLine('I accept the :name', { name: 'terms' }, 'en')).toBe('I accept the terms')
  })

  it('leaves a placeholder without a value alone', () => {
    expect(formatLine('From :a to :b', { a: 1 }, 'en')).toBe('From 1 to :b')
  })

  it('never reads a value as a placeholder', () => {
    expect(formatLine(':title by :name', { title: 'About :name', name: 'Ada' }, 'en')).toBe(
      'About :name by Ada',
    )
  })

  it('chooses the plural by count, by the rules of the language', () => {
    const line = '[one 1 record|other :count records] found'
    expect([0, 1, 2].map((count) => formatLine(line, { count }, 'en'))).toEqual([
      '0 records found',
      '1 record found',
      '2 records found',
    ])
    expect(formatLine('[one :count lien|other :count liens]', { count: 0 }, 'fr')).toBe('0 lien')
    // Who wrote “1” did not mean none.
    expect(formatLine('[one 1 lien|other :count liens]', { count: 0 }, 'fr')).toBe('0 liens')
    expect(formatLine('[one 1 lien|other :count liens]', { count: 1 }, 'fr')).toBe('1 lien')
  })

  it('says one of what stands in for a language without that form', () => {
    const line = '[one 1 record|other :count records]'
    expect(formatLine(line, { count: 1 }, 'ja')).toBe('1 record')
    expect(formatLine(line, { count: 2 }, 'ru')).toBe('2 records')
  })

  it('reads the form with a slash the same way', () => {
    expect(formatLine('[one 1 record/other :count records]', { count: 3 }, 'en')).toBe('3 records')
  })

  it('keeps ordinary brackets', () => {
    expect(formatLine('Episode [pilot] of :name', { name: 'X' }, 'en')).toBe('Episode [pilot] of X')
  })
})
