import type { ListPlaysQuery } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { translatedPart } from '../titles/titles.service.ts'

export interface PlayRow {
  readonly id: number
  readonly video_id: number
  readonly video_name: string
  readonly title_id: number
  readonly title_name: string
  readonly year: number | null
  readonly type: string
  readonly is_series: boolean
  readonly poster_url: string | null
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly name: string | null
  readonly seconds: number
  readonly duration: number
  readonly started_at: Date
  readonly last_at: Date
}

export type PlaysFilter = Pick<ListPlaysQuery, 'query' | 'from' | 'to'>

interface Reader {
  readonly userId: number
  readonly language: Language
}

function ownPlays(db: Database, { userId, language }: Reader, { query, from, to }: PlaysFilter) {
  const titleName = sql<string>`coalesce(tr.name, t.name)`
  const episodeName = sql<
    string | null
  >`case when e.id is null then null else ${translatedPart('e', 'name', language)} end`
  const like = query ? `%${literally(query)}%` : undefined
  return db
    .selectFrom('plays as p')
    .innerJoin('videos as v', 'v.id', 'p.video_id')
    .innerJoin('titles as t', 't.id', 'v.title_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .leftJoin('episodes as e', (join) =>
      join
        .onRef('e.title_id', '=', 't.id')
        .onRef('e.season_number', '=', 'v.season_number')
        .onRef('e.episode_number', '=', 'v.episode_number'),
    )
    .select(['p.id', 'p.video_id', 'v.name as video_name', 't.id as title_id', 't.year', 't.type'])
    .select(['t.is_series', 't.poster_url', 'v.season_number', 'v.episode_number'])
    .select(['p.seconds', 'p.duration', 'p.started_at', 'p.last_at'])
    .select([titleName.as('title_name'), episodeName.as('name')])
    .where('p.user_id', '=', userId)
    .$if(from !== undefined, (eb) => eb.where(sql<boolean>`p.last_at >= ${from}::date`))
    .$if(to !== undefined, (eb) => eb.where(sql<boolean>`p.last_at < ${to}::date + 1`))
    .$if(like !== undefined, (eb) =>
      eb.where(
        sql<boolean>`(${titleName} ilike ${like} or t.original_name ilike ${like} or v.name ilike ${like} or ${episodeName} ilike ${like})`,
      ),
    )
    .orderBy('p.last_at', 'desc')
    .orderBy('p.id', 'desc')
}

export const listPlayRows = (
  db: Database,
  reader: Reader,
  list: ListPlaysQuery,
): Promise<RowPage<PlayRow>> => paginate<PlayRow>(db, list, ownPlays(db, reader, list))

/** A part of the file: what was before this play. */
export function listPlaysBefore(
  db: Database,
  reader: Reader,
  filter: PlaysFilter,
  { before, most }: { readonly before: PlayRow | undefined; readonly most: number },
): Promise<PlayRow[]> {
  return ownPlays(db, reader, filter)
    .$if(before !== undefined, (eb) =>
      eb.where(sql<boolean>`(p.last_at, p.id) < (${before?.last_at}, ${before?.id})`),
    )
    .limit(most)
    .execute()
}
