import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const nameIn = (language: Language) => (language === 'fr' ? 'name_fr' : 'name') as 'name'

export function listGenreRows(db: Database, language: Language) {
  return db
    .selectFrom('genres')
    .select(['id', 'slug', `${nameIn(language)} as name`])
    .select(
      sql<string[]>`array(select f.slug from former_genre_slugs f where f.genre_id = genres.id)`.as(
        'former',
      ),
    )
    .orderBy(nameIn(language))
    .execute()
}

export function listCountryRows(db: Database, language: Language) {
  return db
    .selectFrom('countries')
    .select(['code', `${nameIn(language)} as name`])
    .orderBy(nameIn(language))
    .execute()
}

export function listLanguageRows(db: Database, language: Language) {
  return db
    .selectFrom('languages')
    .select(['id', 'code', `${nameIn(language)} as name`])
    .orderBy('id')
    .execute()
}

export function listQualityRows(db: Database) {
  return db
    .selectFrom('qualities')
    .select(['id', 'label as name', 'kind'])
    .orderBy('rank', 'desc')
    .orderBy('id')
    .execute()
}

export function listCategoryRows(db: Database, language: Language) {
  return db
    .selectFrom('title_categories')
    .select(['id', 'type', 'slug', `${nameIn(language)} as name`])
    .orderBy('position')
    .execute()
}

export async function findKeywordRows(db: Database, slugsOrIds: readonly string[]) {
  const ids = slugsOrIds.filter((value) => /^\d{1,15}$/.test(value)).map(Number)
  // Those that were merged into another mean that one.
  const merged = sql<number>`(select f.keyword_id from former_keyword_slugs f where f.slug = any (${[...slugsOrIds]}::text[]))`
  return db
    .selectFrom('keywords')
    .select(['id', 'slug', 'name'])
    .select(
      sql<
        string[]
      >`array(select f.slug from former_keyword_slugs f where f.keyword_id = keywords.id and f.slug = any (${[...slugsOrIds]}::text[]))`.as(
        'former',
      ),
    )
    .where((eb) =>
      eb.or([
        eb('slug', 'in', [...slugsOrIds, '']),
        eb('id', 'in', [...ids, -1]),
        eb('id', 'in', merged),
      ]),
    )
    .execute()
}

export function searchKeywordRows(db: Database, query: string, limit: number) {
  return db
    .selectFrom('keywords')
    .select(['id', 'slug', 'name'])
    .where('slug', '>=', query)
    .where('slug', '<', `${query}\u{10ffff}`)
    .orderBy('slug')
    .limit(limit)
    .execute()
}

export interface ValuesInUse {
  genre_ids: number[]
  country_codes: string[]
  quality_ids: number[]
  language_ids: number[]
  years: number[]
}

const SAMPLE = 5_000

/**
 * What titles of a kind have, read from the most popular ones only: a value that none of them has is not worth
 * offering, and a million rows would take seconds.
 */
export async function listValuesInUse(db: Database, type: TitleType): Promise<ValuesInUse> {
  const { rows } = await sql<ValuesInUse>`
    with sample as materialized (
      select genre_ids, country_codes, quality_ids, language_ids, year from titles
      where type = ${type} order by popularity desc, id desc limit ${sql.lit(SAMPLE)})
    select
      array(select distinct unnest(genre_ids) from sample) as genre_ids,
      array(select distinct unnest(country_codes) from sample) as country_codes,
      array(select distinct unnest(quality_ids) from sample) as quality_ids,
      array(select distinct unnest(language_ids) from sample) as language_ids,
      array(select distinct year from sample where year is not null order by year desc) as years`.execute(
    db,
  )
  return rows[0]!
}
