import {
  type ListPlaysQuery,
  MOST_EXPORTED_PLAYS,
} from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  listPlayRows,
  listPlaysBefore,
  type PlayRow,
  type PlaysFilter,
} from './history.repository.ts'

export type { PlayRow }

const ROWS_AT_ONCE = 1_000

interface Reader {
  readonly userId: number
  readonly language: Language
}

export const listPlays = (
  { db }: Needs<'db'>,
  reader: Reader,
  list: ListPlaysQuery,
): Promise<RowPage<PlayRow>> => listPlayRows(db, reader, list)

/** All of them, as far as a file goes, while it is written. */
export async function* readPlays(
  { db }: Needs<'db'>,
  reader: Reader,
  filter: PlaysFilter,
): AsyncGenerator<readonly PlayRow[]> {
  let before: PlayRow | undefined
  for (let read = 0; read < MOST_EXPORTED_PLAYS; read += ROWS_AT_ONCE) {
    const rows = await listPlaysBefore(db, reader, filter, { before, most: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    before = rows.at(-1)
  }
}
