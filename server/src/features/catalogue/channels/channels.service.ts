import type {
  ChannelFacets,
  ChannelFacetsQuery,
  ChannelQuery,
  ChannelRestriction,
  ChosenFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type RowPage, uncountedPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listNews, NEWS_TAG, type NewsItem } from '../news/news.service.ts'
import { listPeopleByIds, listPopularPeople, type PersonCardRow } from '../people/people.service.ts'
import {
  listShelves,
  listTitles,
  type Paging,
  type ShelfQuery,
  type TitleCardRow,
  TITLES_TAG,
} from '../titles/titles.service.ts'
import {
  type ChannelRow,
  findChannelRow,
  listNestedRows,
  listPickedPersonIds,
} from './channels.repository.ts'
import { listFacets } from './channel-facets.ts'
import { findChannelFilter } from './find-channel-filter.ts'
import { findRestriction } from './find-restriction.ts'
import { readTitleOrder } from './read-channel-filter.ts'
import { nameChosenFilters } from './title-choices.service.ts'

/** Cache tag of every channel and its content. */
export const CHANNELS_TAG = defineTag('channels')

const CHANNEL_SECONDS = 300
const SHELVES_SECONDS = 30

export interface Shelf {
  channel: ChannelRow
  titles: TitleCardRow[]
  people: PersonCardRow[]
  news: NewsItem[]
}

export interface ChannelContent {
  channel: ChannelRow
  restriction: ChannelRestriction | null
  filters: ChosenFilter[]
  titles: RowPage<TitleCardRow> | null
  people: RowPage<PersonCardRow> | null
  news: RowPage<NewsItem> | null
  shelves: Shelf[]
}

export async function getChannel(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  slugOrId: string,
  query: ChannelQuery,
  language: Language,
): Promise<ChannelContent> {
  const { channel, restriction } = await find(platform, { slugOrId, query }, language)
  const content: ChannelContent = {
    channel,
    restriction: restriction ?? null,
    filters: [],
    titles: null,
    people: null,
    news: null,
    shelves: [],
  }
  if (channel.content === 'nested')
    return { ...content, shelves: await getShelves(platform, channel, restriction, language) }
  if (channel.item_type === 'person')
    return { ...content, people: await listPeople(platform, channel, query, language) }
  if (channel.item_type === 'news')
    return { ...content, news: await listNews(platform, query, language) }
  return {
    ...content,
    filters: await nameChosenFilters(platform, query, language),
    titles: await listChannelTitles(platform, channel, { query, restriction }, language),
  }
}

/** What the titles of a channel can be narrowed by. @throws AppError notFound, also where it holds no titles */
export async function getChannelFacets(
  platform: Needs<'readDb' | 'cache'>,
  slugOrId: string,
  query: ChannelFacetsQuery,
  language: Language,
): Promise<ChannelFacets> {
  const { channel, restriction } = await find(platform, { slugOrId, query }, language)
  if (channel.content === 'nested' || channel.item_type !== 'title') throw new AppError('notFound')
  return listFacets(platform, channel, { query, restriction }, language)
}

async function find(
  platform: Needs<'readDb' | 'cache'>,
  { slugOrId, query }: { slugOrId: string; query: { restriction?: string | undefined } },
  language: Language,
) {
  const channel = await platform.cache.remember(
    `channel:${slugOrId}:${language}`,
    { ttlSeconds: CHANNEL_SECONDS, tags: [CHANNELS_TAG] },
    async () => (await findChannelRow(platform.readDb, slugOrId, language)) ?? null,
  )
  if (!channel) throw new AppError('notFound')
  const restriction = query.restriction
    ? await findRestriction(platform, query.restriction, language)
    : undefined
  if (query.restriction && !restriction) throw new AppError('notFound')
  return { channel, restriction }
}

async function listChannelTitles(
  platform: Needs<'readDb' | 'cache'>,
  channel: ChannelRow,
  { query, restriction }: { query: ChannelQuery; restriction: ChannelRestriction | undefined },
  language: Language,
): Promise<RowPage<TitleCardRow>> {
  const filter = await findChannelFilter(platform, channel, { query, restriction })
  const order = query.order ?? query.orderBy ?? readTitleOrder(channel.order_by)
  return listTitles(platform, { filter, order, orderDir: query.orderDir, language }, query)
}

/** Channels within a channel with their first items: the channels, then ids, then cards, however many there are. */
function getShelves(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  channel: ChannelRow,
  restriction: ChannelRestriction | undefined,
  language: Language,
): Promise<Shelf[]> {
  const key = `shelves:${channel.id}:${restriction?.slug ?? ''}:${language}`
  return platform.cache.remember(
    key,
    { ttlSeconds: SHELVES_SECONDS, tags: [CHANNELS_TAG, TITLES_TAG, NEWS_TAG] },
    async () => {
      const nested = (await listNestedRows(platform.readDb, channel.id, language)).filter(
        ({ content }) => content !== 'nested',
      )
      const queries = nested
        .filter((row) => row.item_type === 'title')
        .map(async (row): Promise<ShelfQuery> => ({
          key: row.id,
          filter: await findChannelFilter(platform, row, { query: {}, restriction }),
          order: readTitleOrder(row.order_by),
          limit: row.items_shown,
        }))
      const titles = await listShelves(platform, await Promise.all(queries), language)
      const people = await Promise.all(
        nested.map(async (row) =>
          row.item_type === 'person' ? listShelfPeople(platform, row, language) : [],
        ),
      )
      const news = await Promise.all(
        nested.map(async (row) =>
          row.item_type === 'news' ? listShelfNews(platform, row, language) : [],
        ),
      )
      return nested.map((row, index) => ({
        channel: row,
        titles: titles.get(row.id) ?? [],
        people: people[index] ?? [],
        news: news[index] ?? [],
      }))
    },
  )
}

async function listShelfPeople(
  platform: Needs<'readDb'>,
  row: ChannelRow,
  language: Language,
): Promise<PersonCardRow[]> {
  return (
    await listPeople(
      platform,
      row,
      { page: 1, perPage: row.items_shown, paginate: 'simple' },
      language,
    )
  ).data
}

async function listShelfNews(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  row: ChannelRow,
  language: Language,
): Promise<NewsItem[]> {
  return (
    await listNews(platform, { page: 1, perPage: row.items_shown, paginate: 'simple' }, language)
  ).data
}

async function listPeople(
  platform: Needs<'readDb'>,
  channel: ChannelRow,
  list: Paging,
  language: Language,
): Promise<RowPage<PersonCardRow>> {
  const { page, perPage } = list
  const offset = (page - 1) * perPage
  const { rows, hasNext } =
    channel.content === 'manual'
      ? await listPicked(platform, channel, { offset, perPage }, language)
      : await listPopularPeople(platform, { page, perPage }, language)
  return uncountedPage(list, { data: rows, hasNext })
}

async function listPicked(
  platform: Needs<'readDb'>,
  channel: ChannelRow,
  { offset, perPage }: { offset: number; perPage: number },
  language: Language,
) {
  const ids = await listPickedPersonIds(platform.readDb, channel.id, { offset, limit: perPage + 1 })
  return {
    rows: await listPeopleByIds(platform, ids.slice(0, perPage), language),
    hasNext: ids.length > perPage,
  }
}
