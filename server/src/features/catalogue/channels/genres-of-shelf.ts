import { TITLE_TYPES } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countTitleValues } from '../titles/title-facets.service.ts'
import { listTitlesByIds, listTitlesOfGenres, type TitleCardRow } from '../titles/titles.service.ts'
import { listGenres } from '../value-lists/value-lists.service.ts'
import type { ChannelRow } from './channels.repository.ts'
import { findChannelFilter } from './find-channel-filter.ts'
import { readChannelFilter, typesOf } from './read-channel-filter.ts'

export interface GenreOfShelf {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly titles: TitleCardRow[]
}

/** Pictures of a tile. */
const COVERS = 3
/** Of each genre and kind: enough that the same films do not stand for every genre. */
const CANDIDATES = 8

/** The genres that most titles of a channel have, each with titles that stand for no genre before it. */
export async function listShelfGenres(
  platform: Needs<'readDb' | 'cache'>,
  row: ChannelRow,
  language: Language,
): Promise<GenreOfShelf[]> {
  const genres = await listFrequentGenres(platform, row, language)
  const rows = await listTitlesOfGenres(platform.readDb, {
    genreIds: genres.map(({ id }) => id),
    types: typesOf(readChannelFilter(row.filter)) ?? TITLE_TYPES,
    limit: CANDIDATES,
  })
  const taken = new Set<number>()
  const chosen = genres.map((genre) => {
    const ids = rows.filter((each) => each.genre_id === genre.id).map((each) => each.title_id)
    const fresh = ids.filter((id) => !taken.has(id)).slice(0, COVERS)
    for (const id of fresh) taken.add(id)
    return { genre, ids: fresh }
  })
  const titles = await listTitlesByIds(platform, [...taken], language)
  const titleOf = new Map(titles.map((title) => [title.id, title]))
  return chosen.map(({ genre, ids }) => ({
    ...genre,
    titles: ids.flatMap((id) => titleOf.get(id) ?? []),
  }))
}

/** By how many titles have them, as counted in a sample of long lists. */
async function listFrequentGenres(
  platform: Needs<'readDb' | 'cache'>,
  row: ChannelRow,
  language: Language,
) {
  const filter = await findChannelFilter(platform, row, { query: {}, restriction: undefined })
  const [genres, counts] = await Promise.all([
    listGenres(platform, language),
    countTitleValues(platform, filter),
  ])
  return genres
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      count: counts.countOf('genre', String(id)).count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, row.items_shown)
    .map(({ id, slug, name }) => ({ id, slug, name }))
}
