import type {
  TitleFilterQuery,
  TitleOrder,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { defineTag, defineTagOf } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { KeepTotal, RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getOwnProgress, type OwnProgress } from '../plays/progress.service.ts'
import { findGenreIds, findKeywordIds } from '../value-lists/value-lists.service.ts'
import { type EpisodeRow, listEpisodeRows } from './episodes.repository.ts'
import {
  listLatelyLinkedIds,
  listRelatedIds,
  listShelfIds,
  listTitleCards,
  listTitleCardsByIds,
  narrowTitleIds,
  type ShelfQuery,
  type TitleCardRow,
  type TitleListOptions,
} from './title-cards.repository.ts'
import {
  countOwnContributions,
  findPasskey,
  findSeasonExtras,
  findTitleDetail,
  type VideoRow,
} from './title-detail.repository.ts'
import type { TitleFilter } from './title-filter.repository.ts'
import { canAddLink } from './titles.policy.ts'
import type { TitleForReader } from './titles.presenter.ts'

/** Cache tag of every list of titles. */
export {
  listNewestEpisodes,
  listTitlesOfGenres,
  type NewestEpisodeRow,
} from './shelf-parts.repository.ts'
export { translatedPart } from './translated-parts.repository.ts'
export const TITLES_TAG = defineTag('titles', { isSoft: true })
/** Cache tag of one title. */
export const titleTag = defineTagOf<number>('title')

const DETAIL_SECONDS = 60
const LIST_SECONDS = 30
/** The total of a list of more than a thousand titles. */
const TOTAL_SECONDS = 300
const RELATED_SECONDS = 600
const RELATED_LIMIT = 14

export type Paging = Pick<ListQuery, 'page' | 'perPage' | 'paginate'>
export type { EpisodeRow, ShelfQuery, TitleCardRow, TitleFilter, VideoRow }

const numbers = (values: readonly string[] | undefined) =>
  values?.map(Number).filter(Number.isInteger)

/** Reads the filters of an address. What is unknown matches nothing, which is what its visitor should see. */
export async function resolveTitleFilter(
  platform: Needs<'readDb' | 'cache'>,
  query: TitleFilterQuery,
): Promise<TitleFilter> {
  const [genreIds, keywordIds] = await Promise.all([
    query.genre?.length ? findGenreIds(platform, query.genre) : undefined,
    query.keyword?.length ? findKeywordIds(platform, query.keyword) : undefined,
  ])
  return {
    types: query.type,
    genreIds,
    keywordIds,
    countryCodes: query.country?.map((code) => code.toUpperCase()),
    languageIds: numbers(query.language),
    qualityIds: numbers(query.quality),
    yearFrom: query.year_from,
    yearTo: query.year_to,
    minRating: query.min_rating,
    maxRating: query.max_rating,
    runtimeFrom: query.runtime_from,
    runtimeTo: query.runtime_to,
    certifications: query.certification,
    spokenLanguages: query.spoken_language?.map((code) => code.toLowerCase()),
    hasLinks: query.has_links,
  }
}

/** A page of titles; kept for a moment, because visitors ask for the same pages. */
export function listTitles(
  platform: Needs<'readDb' | 'cache'>,
  options: TitleListOptions,
  { page, perPage, paginate }: Paging,
): Promise<RowPage<TitleCardRow>> {
  const key = `titles:${JSON.stringify([options, page, perPage, paginate])}`
  // Without the tag: that a long list has one title more may be seen a little later.
  const keepTotal: KeepTotal = (count) =>
    platform.cache.remember(
      `total:titles:${JSON.stringify(options.filter)}`,
      { ttlSeconds: TOTAL_SECONDS, tags: [] },
      count,
    )
  return platform.cache.remember(key, { ttlSeconds: LIST_SECONDS, tags: [TITLES_TAG] }, () =>
    listTitleCards(platform.readDb, options, { page, perPage, paginate }, keepTotal),
  )
}

/** The first titles of several lists, in two round trips. */
export async function listShelves(
  platform: Needs<'readDb'>,
  shelves: readonly ShelfQuery[],
  language: Language,
): Promise<Map<number, TitleCardRow[]>> {
  const idsByKey = await listShelfIds(platform.readDb, shelves)
  const cards = await listTitlesByIds(
    platform,
    [...new Set([...idsByKey.values()].flat())],
    language,
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return new Map([...idsByKey].map(([key, ids]) => [key, ids.flatMap((id) => byId.get(id) ?? [])]))
}

/** The cards of these titles, in their order. */
export function listTitlesByIds(
  platform: Needs<'readDb'>,
  ids: readonly number[],
  language: Language,
): Promise<TitleCardRow[]> {
  return listTitleCardsByIds(platform.readDb, ids, language)
}

/** Those of found titles that a filter leaves, in one of the orders, or in that in which they were found. */
export const narrowTitles = (
  { readDb }: Needs<'readDb'>,
  filter: TitleFilter & { ids: readonly number[] },
  order?: TitleOrder,
): Promise<number[]> => narrowTitleIds(readDb, filter, order)

/** Titles that are looked at for what is trending. */
const LATELY = 200
const TRENDING_SECONDS = 300

/** The best known of the titles that got links lately; where these are few, the most popular ones after them. */
export function listTrendingTitles(
  platform: Needs<'readDb' | 'cache'>,
  limit: number,
  language: Language,
): Promise<TitleCardRow[]> {
  const { readDb } = platform
  return platform.cache.remember(
    `trending:${limit}:${language}`,
    { ttlSeconds: TRENDING_SECONDS, tags: [TITLES_TAG] },
    async () => {
      const lately = await listLatelyLinkedIds(readDb, { among: LATELY, limit })
      const popular =
        lately.length < limit
          ? await listShelfIds(readDb, [{ key: 0, filter: {}, order: 'popularity', limit }])
          : new Map<number, number[]>()
      const ids = [...new Set([...lately, ...(popular.get(0) ?? [])])].slice(0, limit)
      return listTitlesByIds(platform, ids, language)
    },
  )
}

/** A title with what its reader has contributed to it. */
export async function getTitle(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  id: number,
  language: Language,
): Promise<TitleForReader> {
  const [row, own, progress] = await Promise.all([
    platform.cache.remember(
      `title:${id}:${language}`,
      { ttlSeconds: DETAIL_SECONDS, tags: [titleTag(id), TITLES_TAG] },
      async () => (await findTitleDetail(platform.readDb, id, language)) ?? null,
    ),
    actor.user && canAddLink(actor) ? countOwnContributions(platform.db, id, actor.user.id) : null,
    getOwnProgress(platform, actor, id),
  ])
  if (!row) throw new AppError('notFound')
  return { row, own, progress }
}

export function listRelatedTitles(
  platform: Needs<'readDb' | 'cache'>,
  id: number,
  language: Language,
): Promise<TitleCardRow[]> {
  return platform.cache.remember(
    `related:${id}:${language}`,
    { ttlSeconds: RELATED_SECONDS, tags: [titleTag(id)] },
    async () =>
      listTitlesByIds(platform, await listRelatedIds(platform.readDb, id, RELATED_LIMIT), language),
  )
}

export async function getSeason(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  { id, season }: { id: number; season: number },
  language: Language,
) {
  const title = await getTitle(platform, actor, id, language)
  const row = title.row.seasons.find(({ number }) => number === season)
  if (!row) throw new AppError('notFound')
  return { title, season: row, extras: await findSeasonExtras(platform.readDb, row.id, language) }
}

export async function listEpisodes(
  platform: Needs<'db' | 'readDb'>,
  actor: Actor,
  { id, season, language }: { id: number; season: number; language: Language },
  list: Paging,
): Promise<{ page: RowPage<EpisodeRow>; progress: OwnProgress }> {
  const [page, progress] = await Promise.all([
    listEpisodeRows(platform.readDb, { titleId: id, season, language }, list),
    getOwnProgress(platform, actor, id),
  ])
  return { page, progress }
}

/** The caller's own key for announce addresses. */
export async function getPasskey(platform: Needs<'db'>, actor: Actor): Promise<string> {
  const passkey = actor.user && (await findPasskey(platform.db, actor.user.id))
  if (!passkey) throw new AppError('unauthenticated')
  return passkey
}
