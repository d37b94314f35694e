import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Subject } from './read-addresses.ts'

/** Something that a notice can be about, as far as everybody may see it. */
export interface SubjectRow {
  readonly kind: Withdrawable
  readonly id: number
  readonly title_id: number
  readonly title_name: string
  readonly title_year: number | null
  readonly user_id: number | null
}

const TABLES = { link: 'links', nzb: 'nzbs', torrent: 'torrents' } as const

const idsOf = (subjects: readonly Subject[], kind: Withdrawable) =>
  subjects.filter((one) => one.kind === kind).map(({ id }) => id)

/** Those that are there. What waits for a moderator is for nobody else to know of: with `isPublicOnly` it is left out. */
export async function findSubjects(
  db: Database,
  subjects: readonly Subject[],
  { isPublicOnly }: { isPublicOnly: boolean },
): Promise<SubjectRow[]> {
  const contributions = (['link', 'nzb', 'torrent'] as const).map(
    (
      kind,
    ) => sql`select ${kind} as kind, x.id, t.id as title_id, t.name as title_name, t.year as title_year, x.user_id
      from ${sql.table(TABLES[kind])} x join titles t on t.id = x.title_id
      where x.id = any (${idsOf(subjects, kind)}::bigint[]) and (x.status <> 'pending' or not ${isPublicOnly})`,
  )
  const titles = sql`select 'title' as kind, t.id, t.id as title_id, t.name as title_name, t.year as title_year, null::bigint as user_id
    from titles t where t.id = any (${idsOf(subjects, 'title')}::bigint[])`
  const { rows } =
    await sql<SubjectRow>`${sql.join([titles, ...contributions], sql` union all `)}`.execute(db)
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    title_id: Number(row.title_id),
    user_id: row.user_id && Number(row.user_id),
  }))
}

/** Everybody who contributed to a title, to be told that it goes. */
export async function listContributors(db: Database, titleId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from links where title_id = ${titleId} and user_id is not null
    union select user_id from nzbs where title_id = ${titleId} and user_id is not null
    union select user_id from torrents where title_id = ${titleId} and user_id is not null`.execute(
    db,
  )
  return rows.map(({ user_id: id }) => Number(id))
}

/** Posters of those titles that are there, by number. */
export async function findPosters(
  db: Database,
  titleIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db
    .selectFrom('titles')
    .select(['id', 'poster_url'])
    .where('id', 'in', [0, ...titleIds])
    .execute()
  return new Map(rows.map(({ id, poster_url: poster }) => [id, poster]))
}
