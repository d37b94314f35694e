import { describe, expect, it } from 'vitest'
import { usernameSchema } from './users.schemas.ts'

const faultsOf = (username: string) =>
  usernameSchema.safeParse(username).error?.issues.map(({ message }) => message) ?? []

const SIGNS = 'The username may only have letters, digits, dots, dashes and underscores.'

describe('a username', () => {
  it.each(['ada', 'Ada.Lovelace-1_2', '123', '...', 'x'.repeat(32)])('may be %s', (username) => {
    expect(usernameSchema.parse(username)).toBe(username)
  })

  it('is taken without what stands around it', () => {
    expect(usernameSchema.parse(' \tada\r\n')).toBe('ada')
    expect(usernameSchema.parse('\uFEFFada\u3000')).toBe('ada')
    // The sign of Kelvin is the letter K, and is written as such before anybody compares.
    expect(usernameSchema.parse('\u212Aelly')).toBe('Kelly')
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['signs that nobody sees', '\u200B\u2060\u00AD\u2800'],
  ])('is asked for where there is %s', (_what, username) => {
    expect(faultsOf(username)).toContain('Please enter a username.')
  })

  it('has 3 to 32 signs', () => {
    expect(faultsOf('ab')).toEqual(['The username must have at least 3 characters.'])
    expect(faultsOf('a'.repeat(33))).toEqual(['The username may have at most 32 characters.'])
  })

  it.each([
    ['a line feed', 'ad\na'],
    ['a carriage return', 'ad\ra'],
    ['NUL', 'ad\0a'],
    ['an escape', 'ad\u001Ba'],
    ['a delete', 'ad\u007Fa'],
    ['a line separator', 'ad\u2028a'],
    ['a blank', 'ad a'],
    ['a tab', 'ad\ta'],
    ['a no-break space', 'ad\u00A0a'],
    ['an ideographic space', 'ad\u3000a'],
    ['a turn of direction', 'ada\u202Enimda'],
    ['an isolated direction', '\u2066ada\u2069'],
    ['a mark of direction', 'ada\u200F'],
    ['a sign of no width', 'ad\u200Ba'],
    ['a joiner at its end', 'ada\u200D'],
    ['a soft hyphen', 'ad\u00ADmin'],
    ['a filler', 'admin\u3164'],
    ['half a pair', 'ada\uD800'],
    ['an accent', 'adà'],
    ['an accent of its own', 'ada\u0300'],
    ['a picture', 'ada😀'],
    ['an at sign', 'ada@home'],
    ['a slash', '../ada'],
    ['a sign of markup', '<b>ada'],
  ])('has no %s', (_what, username) => {
    expect(faultsOf(username)).not.toEqual([])
  })

  it.each([
    ['Cyrillic', '\u0430dmin'],
    ['Greek', 'adm\u03B9n'],
    ['a letter without a dot', 'adm\u0131n'],
    ['wide letters', '\uFF41\uFF44\uFF4D\uFF49\uFF4E'],
    ['bold letters of mathematics', '\u{1D41A}\u{1D41D}\u{1D426}\u{1D422}\u{1D427}'],
    ['letters of modifiers', 'admi\u207F'],
    ['a ligature', 'o\uFB03ce'],
  ])('cannot look like another by letters that are %s', (_what, username) => {
    expect(faultsOf(username)).toContain(SIGNS)
  })
})
