import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type {
  Credits,
  Episodes,
  Keywords,
  Seasons,
  TitleAlternativeNames,
  TitleCountries,
  TitleExternalIds,
  TitleGenres,
  TitleKeywords,
  TitleTranslations,
  Titles,
  VideoCaptions,
  Videos,
} from '../../../platform/database/types.generated.ts'

/** Enters keywords by slug, or finds those that are there. @returns ids by slug */
export async function insertKeywords(
  db: Database,
  keywords: readonly Insertable<Keywords>[],
): Promise<Map<string, number>> {
  if (keywords.length === 0) return new Map()
  const rows = await db
    .insertInto('keywords')
    .values([...keywords])
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: sql`keywords.name` }))
    .returning(['id', 'slug'])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Of the keywords with these slugs, those that no title has any more. */
export async function deleteUnusedKeywords(db: Database, slugs: readonly string[]): Promise<void> {
  await sql`delete from keywords k where k.slug = any (${[...slugs]}::text[])
    and not exists (select from title_keywords t where t.keyword_id = k.id)`.execute(db)
}

/** Enters titles by import key; those already there are left alone and left out. @returns ids by import key */
export async function insertTitles(
  db: Database,
  titles: readonly Insertable<Titles>[],
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('titles')
    .values([...titles])
    .onConflict((conflict) => conflict.column('import_key').doNothing())
    .returning(['id', 'import_key'])
    .execute()
  return new Map(rows.map(({ id, import_key }) => [String(import_key), id]))
}

/** @returns how many */
export async function deleteTitlesOfImport(db: Database, keysLike: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('titles')
    .where('import_key', 'like', keysLike)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export interface TitleFacts {
  readonly translations: readonly Insertable<TitleTranslations>[]
  readonly names: readonly Insertable<TitleAlternativeNames>[]
  readonly genres: readonly Insertable<TitleGenres>[]
  readonly keywords: readonly Insertable<TitleKeywords>[]
  readonly countries: readonly Insertable<TitleCountries>[]
  readonly externalIds: readonly Insertable<TitleExternalIds>[]
  readonly videos: readonly Insertable<Videos>[]
}

export async function insertTitleFacts(db: Database, facts: TitleFacts): Promise<void> {
  const { translations, names, genres, keywords, countries, externalIds, videos } = facts
  if (translations.length > 0)
    await db
      .insertInto('title_translations')
      .values([...translations])
      .execute()
  if (names.length > 0)
    await db
      .insertInto('title_alternative_names')
      .values([...names])
      .execute()
  if (genres.length > 0)
    await db
      .insertInto('title_genres')
      .values([...genres])
      .execute()
  if (keywords.length > 0)
    await db
      .insertInto('title_keywords')
      .values([...keywords])
      .execute()
  if (countries.length > 0)
    await db
      .insertInto('title_countries')
      .values([...countries])
      .execute()
  if (externalIds.length > 0)
    await db
      .insertInto('title_external_ids')
      .values([...externalIds])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (videos.length > 0)
    await db
      .insertInto('videos')
      .values([...videos])
      .execute()
}

/** Videos with the captions of each. */
export async function insertVideos(
  db: Database,
  videos: readonly {
    readonly row: Insertable<Videos>
    readonly captions: readonly Omit<Insertable<VideoCaptions>, 'video_id'>[]
  }[],
): Promise<void> {
  for (const { row, captions } of videos) {
    const { id } = await db
      .insertInto('videos')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (captions.length > 0)
      await db
        .insertInto('video_captions')
        .values(captions.map((caption) => ({ ...caption, video_id: id })))
        .execute()
  }
}

export const insertTitleGenres = (db: Database, titleId: number, genreIds: readonly number[]) =>
  insertTitleFacts(db, {
    translations: [],
    names: [],
    genres: genreIds.map((id) => ({ title_id: titleId, genre_id: id })),
    keywords: [],
    countries: [],
    externalIds: [],
    videos: [],
  })

export async function insertCredits(
  db: Database,
  credits: readonly Insertable<Credits>[],
): Promise<void> {
  if (credits.length > 0)
    await db
      .insertInto('credits')
      .values([...credits])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function insertSeason(
  db: Database,
  season: Insertable<Seasons>,
  episodes: readonly Omit<Insertable<Episodes>, 'title_id' | 'season_id' | 'season_number'>[],
): Promise<void> {
  const { id, title_id, number } = await db
    .insertInto('seasons')
    .values(season)
    .returning(['id', 'title_id', 'number'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('episodes')
    .values(
      episodes.map((episode) => ({ ...episode, title_id, season_id: id, season_number: number })),
    )
    .execute()
}
