import { DEPARTMENTS } from '@mediatheque/contract/catalogue/people/departments.ts'
import { TITLE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  Country,
  Taxon as TaxonView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type {
  ValueListName,
  ValueLists,
} from '@mediatheque/contract/catalogue/value-lists/value-lists.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listKnownLocalizations } from '../../site/localizations/localizations.service.ts'
import { listTimezones } from './list-timezones.ts'
import {
  findKeywordRows,
  listCategoryRows,
  listCountryRows,
  listGenreRows,
  listLanguageRows,
  listQualityRows,
  listValuesInUse,
  searchKeywordRows,
  type ValuesInUse,
} from './value-lists.repository.ts'

/** Cache tag of genres, countries, languages, qualities and categories. */
export const VALUE_LISTS_TAG = defineTag('genres')

const LIST_SECONDS = 600
const IN_USE_SECONDS = 300
/** Ids of the entries named 'MULTI', which a picker never offers. */
const MULTI_LANGUAGE_CODE = 'multi'
const MULTI_QUALITY_NAME = 'MULTI'
/** Matches no row: what an unknown slug stands for. */
const NO_ID = -1

const kept = <T>(
  platform: Needs<'cache'>,
  key: string,
  load: () => Promise<T>,
  seconds = LIST_SECONDS,
) =>
  platform.cache.remember(`values:${key}`, { ttlSeconds: seconds, tags: [VALUE_LISTS_TAG] }, load)

export const listGenres = (
  platform: Needs<'readDb' | 'cache'>,
  language: Language,
): Promise<Taxon[]> =>
  kept(platform, `genres:${language}`, () => listGenreRows(platform.readDb, language))

export const listCountries = (
  platform: Needs<'readDb' | 'cache'>,
  language: Language,
): Promise<Country[]> =>
  kept(platform, `countries:${language}`, () => listCountryRows(platform.readDb, language))

/** Spoken languages, without MULTI. */
export const listLanguages = (platform: Needs<'readDb' | 'cache'>, language: Language) =>
  kept(platform, `languages:${language}`, async () =>
    (await listLanguageRows(platform.readDb, language)).filter(
      ({ code }) => code !== MULTI_LANGUAGE_CODE,
    ),
  )

/** Best first, without MULTI. */
export const listQualities = (platform: Needs<'readDb' | 'cache'>) =>
  kept(platform, 'qualities', async () =>
    (await listQualityRows(platform.readDb)).filter(({ name }) => name !== MULTI_QUALITY_NAME),
  )

export const listCategories = (platform: Needs<'readDb' | 'cache'>, language: Language) =>
  kept(platform, `categories:${language}`, async () =>
    (await listCategoryRows(platform.readDb, language)).map((row) => ({
      ...row,
      type: row.type as TitleType,
    })),
  )

/** With the slugs of those that were merged into it. */
export type Taxon = TaxonView & { readonly former?: readonly string[] }

/** By slug or number, else by the slug of one that was merged into it. */
export const findTaxon = <T extends Taxon>(taxa: readonly T[], wanted: string): T | undefined =>
  taxa.find(({ id, slug }) => slug === wanted || String(id) === wanted) ??
  taxa.find(({ former }) => former?.includes(wanted))

/** Ids of genres by slug or id; an unknown one stands for no title at all. */
export async function findGenreIds(
  platform: Needs<'readDb' | 'cache'>,
  slugsOrIds: readonly string[],
): Promise<number[]> {
  const genres = await listGenres(platform, 'en')
  return slugsOrIds.map((wanted) => findTaxon(genres, wanted)?.id ?? NO_ID)
}

export async function findKeywordIds(
  platform: Needs<'readDb'>,
  slugsOrIds: readonly string[],
): Promise<number[]> {
  const keywords = await findKeywords(platform, slugsOrIds)
  return slugsOrIds.map((wanted) => findTaxon(keywords, wanted)?.id ?? NO_ID)
}

export function findKeywords(
  platform: Needs<'readDb'>,
  slugsOrIds: readonly string[],
): Promise<Taxon[]> {
  return findKeywordRows(platform.readDb, slugsOrIds)
}

/** Keywords that begin like this. */
export function searchKeywords(
  platform: Needs<'readDb'>,
  query: string,
  limit: number,
): Promise<Taxon[]> {
  return searchKeywordRows(platform.readDb, query === '' ? '' : slugify(query), limit)
}

/** Several lists at once; with a kind, only what its titles have. */
export async function getValueLists(
  platform: Needs<'db' | 'readDb' | 'cache' | 'clock'>,
  names: readonly ValueListName[],
  { type, language }: { type?: TitleType | undefined; language: Language },
): Promise<ValueLists> {
  const inUse =
    type &&
    (await kept(
      platform,
      `in-use:${type}`,
      () => listValuesInUse(platform.readDb, type),
      IN_USE_SECONDS,
    ))
  const lists = await Promise.all(
    names.map(async (name) => [name, await readList(platform, name, language, inUse)] as const),
  )
  return Object.fromEntries(lists)
}

async function readList(
  platform: Needs<'db' | 'readDb' | 'cache' | 'clock'>,
  name: ValueListName,
  language: Language,
  inUse: ValuesInUse | undefined,
): Promise<unknown> {
  const among = <T, K extends string | number>(
    rows: readonly T[],
    keyOf: (row: T) => K,
    used: readonly K[] | undefined,
  ) => (used ? rows.filter((row) => used.includes(keyOf(row))) : rows)
  const readers: Record<ValueListName, () => unknown> = {
    genres: async () =>
      among(await listGenres(platform, language), ({ id }) => id, inUse?.genre_ids.map(Number)),
    countries: async () =>
      among(await listCountries(platform, language), ({ code }) => code, inUse?.country_codes),
    languages: async () =>
      among(await listLanguages(platform, language), ({ id }) => id, inUse?.language_ids),
    qualities: async () => among(await listQualities(platform), ({ id }) => id, inUse?.quality_ids),
    titleFilterCategories: () => listCategories(platform, language),
    titleTypes: () => TITLE_TYPES,
    years: () => inUse?.years ?? [],
    departments: () => DEPARTMENTS,
    timezones: () => kept(platform, 'timezones', async () => listTimezones(platform.clock.now())),
    localizations: () => listKnownLocalizations(platform),
  }
  return readers[name]()
}
