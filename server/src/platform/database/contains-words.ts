import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { literally } from './list-rows.ts'

/** Letters without which an index of trigrams looks up no part of a text. */
const LEAST_INSIDE = 3
const LETTERS = /^[\p{Script=Latin}\d]+$/u

/** Whether a text with an index of trigrams has these words anywhere in it; of fewer letters, a word that begins so. */
export function containsWords(text: RawBuilder<string>, words: string): RawBuilder<SqlBool> {
  const part = literally(words)
  return words.length < LEAST_INSIDE && LETTERS.test(words)
    ? sql`(${text} ilike ${`${part}%`} or ${text} ilike ${`% ${part}%`})`
    : sql`${text} ilike ${`%${part}%`}`
}
