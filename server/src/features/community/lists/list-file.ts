import {
  TITLE_TYPE_LABELS,
  type TitleType,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  letterboxdFile,
  listFile,
} from '@mediatheque/contract/community/lists/list-file.list.ts'
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

const FILM_TYPES: readonly string[] = ['movie', 'animes', 'doc'] satisfies TitleType[]

/** Those of its titles that a site about films knows. */
export async function* readFilmFile(
  platform: Needs<'readDb'>,
  listId: number,
  language: Language,
): AsyncGenerator<readonly ListFileRow[]> {
  for await (const rows of readListFile(platform, listId, language))
    yield rows.filter(({ type, is_series }) => FILM_TYPES.includes(type) && !is_series)
}

/** Its numbers of TMDB are those of films, without the word before them. */
export const letterboxdCells: CsvCells<typeof letterboxdFile, ListFileRow> = {
  imdb: ({ imdb }) => imdb,
  tmdb: ({ tmdb }) => /^movie\/(\d+)$/.exec(tmdb ?? '')?.[1],
  name: ({ name, original_name }) => original_name ?? name,
  year: ({ year }) => year,
  note: ({ note }) => note,
}
