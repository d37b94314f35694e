import {
  TITLE_TYPE_LABELS,
  type TitleType,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { listFile } from '@mediatheque/contract/community/lists/list-file.list.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type ListFileRow, listFileRows } from './list-file.repository.ts'

/** The titles of a list, for its file. */
export async function* readListFile(
  { readDb }: Needs<'readDb'>,
  listId: number,
  language: Language,
): AsyncGenerator<readonly ListFileRow[]> {
  yield await listFileRows(readDb, listId, language)
}

/** The columns of the file; addresses lead to this site from wherever the file is read. */
export const listFileCells = (
  { config }: Needs<'config'>,
  t: TranslateLine,
): CsvCells<typeof listFile, ListFileRow> => ({
  position: ({ position }) => position,
  name: ({ name }) => name,
  original_name: ({ original_name }) => original_name,
  year: ({ year }) => year,
  type: ({ type }) => t(TITLE_TYPE_LABELS[type as TitleType]),
  imdb: ({ imdb }) => imdb,
  tmdb: ({ tmdb }) => tmdb,
  note: ({ note }) => note,
  url: (title) => config.baseUrl + titleUrl(title),
})
