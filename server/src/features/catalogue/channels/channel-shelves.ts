import type { ChannelRestriction } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listNews, type NewsItem } from '../news/news.service.ts'
import type { PersonCardRow } from '../people/people.service.ts'
import { listShelves, type ShelfQuery, type TitleCardRow } from '../titles/titles.service.ts'
import { listChannelPeople } from './channel-people.ts'
import { type ChannelRow, listNestedRows } from './channels.repository.ts'
import { findChannelFilter } from './find-channel-filter.ts'
import { type GenreOfShelf, listShelfGenres } from './genres-of-shelf.ts'
import { type EpisodeOfShelf, listShelfEpisodes } from './episodes-of-shelf.ts'
import { readTitleOrder } from './read-channel-filter.ts'

export interface Shelf {
  channel: ChannelRow
  titles: TitleCardRow[]
  people: PersonCardRow[]
  news: NewsItem[]
  genres: GenreOfShelf[]
  episodes: EpisodeOfShelf[]
}

type ToShelve = Needs<'readDb' | 'cache' | 'clock'>

/** What shelves hold that show nothing but titles. */
const holdsTitles = ({ item_type: type, layout }: ChannelRow) =>
  type === 'title' && layout !== 'mosaic' && layout !== 'episodes'

/** Channels within a channel with their first items: the channels, then ids, then cards, however many titles there are. */
export async function listChannelShelves(
  platform: ToShelve,
  channel: ChannelRow,
  restriction: ChannelRestriction | undefined,
  language: Language,
): Promise<Shelf[]> {
  const nested = (await listNestedRows(platform.readDb, channel.id, language)).filter(
    ({ content }) => content !== 'nested',
  )
  const titles = await listShelfTitles(platform, nested.filter(holdsTitles), restriction, language)
  return Promise.all(
    nested.map(async (row) => ({
      channel: row,
      titles: titles.get(row.id) ?? [],
      people: row.item_type === 'person' ? await listShelfPeople(platform, row, language) : [],
      news: row.item_type === 'news' ? await listShelfNews(platform, row, language) : [],
      genres: row.layout === 'mosaic' ? await listShelfGenres(platform, row, language) : [],
      episodes: row.layout === 'episodes' ? await listShelfEpisodes(platform, row, language) : [],
    })),
  )
}

async function listShelfTitles(
  platform: ToShelve,
  rows: readonly ChannelRow[],
  restriction: ChannelRestriction | undefined,
  language: Language,
) {
  const queries = rows.map(async (row): Promise<ShelfQuery> => ({
    key: row.id,
    filter: await findChannelFilter(platform, row, { query: {}, restriction }),
    order: readTitleOrder(row.order_by),
    limit: row.items_shown,
  }))
  return listShelves(platform, await Promise.all(queries), language)
}

const firstOf = (row: ChannelRow) => ({
  page: 1,
  perPage: row.items_shown,
  paginate: 'simple' as const,
})

const listShelfPeople = async (platform: ToShelve, row: ChannelRow, language: Language) =>
  (await listChannelPeople(platform, row, firstOf(row), language)).data

const listShelfNews = async (platform: ToShelve, row: ChannelRow, language: Language) =>
  (await listNews(platform, firstOf(row), language)).data
