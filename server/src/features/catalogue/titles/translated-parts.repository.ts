import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql } from 'kysely'

/** A text of a season or an episode for this reader: in their language where it has one, else in its own. */
export const translatedPart = <Text extends string | null>(
  table: string,
  column: 'name' | 'plot',
  language: Language,
): RawBuilder<Text> =>
  sql<Text>`coalesce(${sql.ref(`${table}.translations`)} -> ${language}::text ->> ${sql.lit(column)}, ${sql.ref(`${table}.${column}`)})`
