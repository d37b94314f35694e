import type {
  ChannelFacets,
  ChannelFacetsQuery,
  ChannelQuery,
  ChannelRestriction,
  ChosenFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { TITLE_ORDERS } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { randomInt } from 'node:crypto'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listNews, NEWS_TAG, type NewsItem } from '../news/news.service.ts'
import type { PersonCardRow } from '../people/people.service.ts'
import { listTitles, type TitleCardRow, TITLES_TAG } from '../titles/titles.service.ts'
import { listChannelPeople } from './channel-people.ts'
import { listChannelShelves, type Shelf } from './channel-shelves.ts'
import { type ChannelRow, findChannelRow } from './channels.repository.ts'
import { listFacets } from './channel-facets.ts'
import { findChannelFilter } from './find-channel-filter.ts'
import { listShelfGenres } from './genres-of-shelf.ts'
import { findRestriction } from './find-restriction.ts'
import { readTitleOrder } from './read-channel-filter.ts'
import { nameChosenFilters } from './title-choices.service.ts'

/** Cache tag of every channel and its content. */
export const CHANNELS_TAG = defineTag('channels')

const CHANNEL_SECONDS = 300
const SHELVES_SECONDS = 30
/** More than any site has. */
const MOST_GENRES = 100

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
    return { ...content, people: await listChannelPeople(platform, channel, query, language) }
  if (channel.item_type === 'news')
    return { ...content, news: await listNews(platform, query, language) }
  return {
    ...content,
    filters: await nameChosenFilters(platform, query, language),
    shelves:
      channel.layout === 'mosaic' && !restriction && query.page === 1
        ? await getAllGenres(platform, channel, language)
        : [],
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

/** Places of one order that a random pick chooses among: as far as a list is counted, and its pages are quick. */
const MOST_PLACES = 1_000

/**
 * One title of a channel, at random: a place in one of the orders, walked from either end. So any title of a list of up
 * to a thousand may come, and of a longer one those that stand first or last by anything at all.
 * @throws AppError notFound, also where it holds no titles
 */
export async function pickRandomTitle(
  platform: Needs<'readDb' | 'cache'>,
  slugOrId: string,
  query: ChannelFacetsQuery,
  language: Language,
): Promise<TitleCardRow | null> {
  const { channel, restriction } = await find(platform, { slugOrId, query }, language)
  if (channel.content === 'nested' || channel.item_type !== 'title') throw new AppError('notFound')
  const filter = await findChannelFilter(platform, channel, { query, restriction })
  const order = TITLE_ORDERS[randomInt(TITLE_ORDERS.length)]!
  const orderDir = randomInt(2) === 0 ? ('asc' as const) : ('desc' as const)
  const options = { filter, order, orderDir, language }
  const first = await listTitles(platform, options, {
    page: 1,
    perPage: 1,
    paginate: 'preferLengthAware',
  })
  const places = Math.min(first.total ?? 1, MOST_PLACES)
  const page = 1 + randomInt(Math.max(1, places))
  if (page === 1) return first.data[0] ?? null
  const picked = await listTitles(platform, options, { page, perPage: 1, paginate: 'simple' })
  return picked.data[0] ?? first.data[0] ?? null
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

/** As a shelf of its own, which elsewhere shows but the most frequent. */
function getAllGenres(
  platform: Needs<'readDb' | 'cache'>,
  channel: ChannelRow,
  language: Language,
): Promise<Shelf[]> {
  return platform.cache.remember(
    `genres:${channel.id}:${language}`,
    { ttlSeconds: SHELVES_SECONDS, tags: [CHANNELS_TAG, TITLES_TAG] },
    async () => {
      const row = { ...channel, items_shown: MOST_GENRES }
      const genres = await listShelfGenres(platform, row, language)
      return [{ channel, genres, titles: [], people: [], news: [], episodes: [] }]
    },
  )
}

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
    () => listChannelShelves(platform, channel, restriction, language),
  )
}
