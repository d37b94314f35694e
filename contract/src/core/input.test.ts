import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exactText, flag, id, INT4_MAX, json, line, optionId, pageNumber } from './input.ts'
import { record, slug, smallNumber, text, token, url, wholeNumber } from './input.ts'
import { describeFaults, inEnglish } from './describe-faults.ts'
import { findLooseInput } from './test-schemas.ts'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const wordsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('numbers', () => {
  it('are read from numbers and from digits, and from nothing else', () => {
    expect(smallNumber.parse(12)).toBe(12)
    expect(smallNumber.parse('12')).toBe(12)
    for (const value of ['', ' ', '1e3', '0x1f', '1.5', 1.5, null, true, [], ['5'], [1], {}, NaN])
      expect(takes(smallNumber, value), String(value)).toBe(false)
  })

  it('stay within the column they are meant for', () => {
    expect(takes(id, Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(takes(optionId, INT4_MAX)).toBe(true)
    expect(takes(optionId, INT4_MAX + 1)).toBe(false)
    expect(takes(smallNumber, 32_768)).toBe(false)
    expect(takes(pageNumber, 0)).toBe(false)
    for (const value of [
      '9223372036854775808',
      2 ** 53,
      0,
      -1,
      Infinity,
      '99999999999999999999999',
    ])
      expect(takes(id, value), String(value)).toBe(false)
  })

  it('say one thing about a number that no record has, whatever is wrong with it', () => {
    for (const value of [0, -1, 1.5, 2 ** 60, 'x', '9'.repeat(15) + '9'.repeat(5), [1], null])
      expect(wordsOf(id, value), String(value)).toEqual(['There is no record with this number.'])
    expect(wordsOf(wholeNumber({ most: 5, message: 'Pick.' }), 6)).toEqual(['Pick.'])
  })
})

describe('texts', () => {
  const name = line({ max: 10, missing: 'Please enter a name.', tooLong: 'Too long.' })

  it('of one line have no line break, no control sign, no half of a pair and nothing that turns directions', () => {
    for (const bad of ['a\nb', 'a\0b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])
      expect(takes(name, bad), JSON.stringify(bad)).toBe(false)
    expect(takes(name, 'a\ud800')).toBe(false)
    expect(takes(name, '😀 नमस्ते')).toBe(true)
  })

  it('say that they are missing where there are none, and how long they may be where they are too long', () => {
    const schema = z.object({ name: line({ max: 10, missing: 'Please enter a name.' }) })
    const say = (name: unknown) => describeFaults(schema, { name }, inEnglish)?.['name']
    for (const none of ['', '  ', null, undefined, 5, ['a']])
      expect(say(none), String(none)).toEqual(['Please enter a name.'])
    expect(say('a'.repeat(11))).toEqual(['The name field must not be greater than 10 characters.'])
    expect(say('a'.repeat(10))).toBeUndefined()
  })

  it('are trimmed, written in one way, and empty where nothing can be seen', () => {
    expect(name.parse('  e\u0301te\u0301 ')).toBe('été')
    for (const nothing of ['', '   ', '\u200b\u200d', '\u3164', '\u2800', '\u00ad\ufeff'])
      expect(wordsOf(name, nothing), JSON.stringify(nothing)).toEqual(['Please enter a name.'])
    expect(wordsOf(name, undefined)).toEqual(['Please enter a name.'])
    expect(wordsOf(name, 'x'.repeat(11))).toEqual(['Too long.'])
    expect(line({ max: 5 }).parse('\u200b')).toBe('')
  })

  it('of several lines keep their lines and tabs, and no other control sign', () => {
    const story = text({ max: 100 })
    expect(story.parse(' a\r\nb\tc ')).toBe('a\nb\tc')
    for (const bad of ['a\0', 'a\u0007', 'a\u202e', '\udfff'])
      expect(takes(story, bad), JSON.stringify(bad)).toBe(false)
  })

  it('that are kept letter by letter only refuse what no database holds', () => {
    const secret = exactText({ max: 20 })
    expect(secret.parse('  e\u0301\u0001\n')).toBe('  e\u0301\u0001\n')
    expect(takes(secret, 'a\0')).toBe(false)
    expect(takes(secret, '\ud800')).toBe(false)
    expect(takes(secret, 'x'.repeat(21))).toBe(false)
  })

  it('of machines, addresses and slugs have the letters of their kind', () => {
    expect(takes(token({ max: 9 }), 'aB-_=.:+')).toBe(true)
    expect(takes(token({ max: 9 }), 'é')).toBe(false)
    expect(takes(url(), 'https://a.example/x?y=%20')).toBe(true)
    for (const bad of [
      'javascript:alert(1)',
      'https://a.example/\0',
      '//a.example',
      '/x',
      'https:\\x',
    ])
      expect(takes(url(), bad), bad).toBe(false)
    expect(takes(slug, 'silent-nights')).toBe(true)
    for (const bad of ['', 'a/b', 'a b', '\0', 'x'.repeat(121)])
      expect(takes(slug, bad)).toBe(false)
  })
})

it('reads yes and no as JSON, addresses and forms write them', () => {
  expect([true, 1, '1', 'true'].map((value) => flag.parse(value))).toEqual([true, true, true, true])
  expect([false, 0, '0', 'false'].map((value) => flag.parse(value))).not.toContain(true)
  for (const bad of ['yes', 2, null, []]) expect(takes(flag, bad)).toBe(false)
})

it('bounds JSON and records of others in depth and number', () => {
  const free = json({ depth: 3, values: 20 })
  expect(takes(free, { a: [1, { b: 'x' }] })).toBe(true)
  expect(takes(free, { a: [[[1]]] })).toBe(false)
  expect(takes(free, Array(21).fill(0))).toBe(false)
  for (const bad of [{ a: '\0' }, { '\ud800': 1 }, '\0'])
    expect(free.safeParse(bad).error?.issues.map(({ message }) => message)).toEqual([
      'Please remove the signs that cannot be shown.',
    ])
  const few = record(token({ max: 3 }), z.boolean(), 2)
  expect(takes(few, { a: true, b: false })).toBe(true)
  expect(takes(few, { a: true, b: false, c: true })).toBe(false)
})

it('finds input that no primitive made, however deep it lies', () => {
  const schema = z.object({
    fine: id.optional(),
    name: line({ max: 5 }).min(2).default('abc'),
    bare: z.string().max(5).optional(),
    list: z.array(z.object({ count: z.coerce.number() })).default([]),
    names: z.array(line({ max: 5 })).max(3),
    map: z.record(z.string(), z.boolean()),
    any: z.unknown(),
    piped: z.string().transform(Number).pipe(z.number()),
  })
  expect(findLooseInput(schema)).toEqual([
    'bare: string of its own',
    'list: endless list',
    'list[].count: number of its own',
    'map: endless record',
    'map.*: string of its own',
    'any: unknown of its own',
    'piped: string of its own',
  ])
})
