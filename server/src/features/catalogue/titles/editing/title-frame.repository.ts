import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { translatedPart } from '../translated-parts.repository.ts'

export interface TitleFrame {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly type: string
  readonly is_series: boolean
  readonly year: number | null
  readonly poster_url: string | null
  readonly seasons: readonly {
    readonly number: number
    readonly name: string | null
    readonly episodes_count: number
  }[]
  readonly counts: Readonly<Record<(typeof COUNTS)[number], number>>
}

const COUNTS = [
  'reviews',
  'comments',
  'images',
  'genres',
  'keywords',
  'countries',
  'cast',
  'crew',
  'videos',
  'seasons',
] as const

/** What the editor of a title shows around every tab: one query. */
export async function findTitleFrame(
  db: Database,
  id: number,
  language: Language,
): Promise<TitleFrame | undefined> {
  const own = sql`c.title_id = t.id and c.season_id is null and c.episode_id is null`
  const { rows } =
    await sql<TitleFrame>`select t.id, t.version, coalesce(tr.name, t.name) as name, t.type, t.is_series, t.year, t.poster_url,
      (select coalesce(jsonb_agg(jsonb_build_object('number', s.number, 'name', ${translatedPart('s', 'name', language)},
          'episodes_count', s.episodes_count) order by s.number), '[]')
        from seasons s where s.title_id = t.id) as seasons,
      jsonb_build_object(
        'reviews', (select count(*) from reviews x where x.title_id = t.id),
        'comments', (select count(*) from comments x where x.commentable_type = 'title' and x.commentable_id = t.id),
        'images', (select count(*) from images x where x.title_id = t.id and x.episode_id is null),
        'genres', cardinality(t.genre_ids),
        'keywords', (select count(*) from title_keywords x where x.title_id = t.id),
        'countries', cardinality(t.country_codes),
        'cast', (select count(*) from credits c where ${own} and c.department = 'cast'),
        'crew', (select count(*) from credits c where ${own} and c.department <> 'cast'),
        'videos', (select count(*) from videos x where x.title_id = t.id),
        'seasons', t.seasons_count) as counts
    from titles t left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    where t.id = ${id}`.execute(db)
  return rows[0]
}
