import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { statusOfWire, type LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type {
  ListReleasesQuery,
  RELEASE_ORDERS,
} from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { offeredLinks } from '../links/links.service.ts'

/** A newsgroup file or a torrent. */
export type ReleaseKind = 'nzb' | 'torrent'

export interface ReleaseRow {
  id: number
  title_id: number
  season_number: number | null
  episode_numbers: number[]
  is_full_season: boolean
  name: string
  file_key: string
  size_bytes: number | null
  quality_id: number
  language_ids: number[]
  subtitle_ids: number[]
  user_id: number | null
  author: string | null
  status: LinkStatus
  views: number
  reports_count: number
  has_nfo: boolean
  checked_at: Date | null
  created_at: Date
  updated_at: Date
  title_name: string
  title_year: number | null
  title_type: string
  title_is_series: boolean
  title_poster_url: string | null
}

export interface NzbRow extends ReleaseRow {
  groups: string[]
  poster: string | null
  posted_at: Date | null
  total_parts: number
}

export interface TorrentRow extends ReleaseRow {
  infohash: string
  files: { path: string; size: number }[]
}

export type RowOf<K extends ReleaseKind> = K extends 'nzb' ? NzbRow : TorrentRow

const COLUMNS = {
  nzb: sql`x.groups, x.poster, x.posted_at, x.total_parts`,
  torrent: sql`x.infohash, x.files`,
}
const COLUMN_OF_ORDER: Record<(typeof RELEASE_ORDERS)[number], string> = {
  created_at: 'x.created_at',
  size: 'x.size_bytes',
  qualite: 'q.rank',
  view: 'x.views',
}

/** Both tables share the columns that are read here; only what is theirs alone differs. */
const selectReleases = (db: Database, kind: ReleaseKind, language: Language) =>
  db
    .selectFrom((kind === 'nzb' ? 'nzbs as x' : 'torrents as x') as 'nzbs as x')
    .innerJoin('titles as t', 't.id', 'x.title_id')
    .innerJoin('qualities as q', 'q.id', 'x.quality_id')
    .leftJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select([
      'x.id',
      'x.title_id',
      'x.season_number',
      'x.episode_numbers',
      'x.is_full_season',
      'x.name',
      'x.file_key',
      'x.size_bytes',
      'x.quality_id',
      'x.language_ids',
      'x.subtitle_ids',
      'x.user_id',
      'x.status',
      'x.views',
      'x.reports_count',
      'x.checked_at',
      'x.created_at',
      'x.updated_at',
      'u.username as author',
      't.year as title_year',
      't.type as title_type',
      't.is_series as title_is_series',
      't.poster_url as title_poster_url',
      sql<string>`coalesce(tr.name, t.name)`.as('title_name'),
      sql<boolean>`x.nfo is not null`.as('has_nfo'),
    ])
    // The columns of one kind only, which the other table lacks.
    .$call((query) =>
      query.select(
        sql<unknown>`to_jsonb((select own from (select ${COLUMNS[kind]}) own))`.as('own'),
      ),
    )

interface Merged {
  own: Record<string, unknown>
}

/** Dates inside JSON come as text. */
function merge<K extends ReleaseKind>(row: Merged): RowOf<K> {
  const { own, ...common } = row
  const posted = own['posted_at']
  return {
    ...common,
    ...own,
    ...(posted !== undefined && { posted_at: posted === null ? null : new Date(String(posted)) }),
  } as unknown as RowOf<K>
}

export async function findReleaseRow<K extends ReleaseKind>(
  db: Database,
  kind: K,
  { id, language }: { id: number; language: Language },
): Promise<RowOf<K> | undefined> {
  const row = await selectReleases(db, kind, language).where('x.id', '=', id).executeTakeFirst()
  return row && merge<K>(row as unknown as Merged)
}

/** Active ones and the reader's own, best quality first unless asked otherwise. */
export async function listReleaseRows<K extends ReleaseKind>(
  db: Database,
  kind: K,
  { list, actor, language }: { list: ListReleasesQuery; actor: Actor; language: Language },
): Promise<RowPage<RowOf<K>>> {
  const overlaps = (column: string, ids: readonly number[]) =>
    sql<boolean>`${sql.ref(column)} && ${[...ids]}::int[]`
  const query = selectReleases(db, kind, language)
    .where(offeredLinks(actor, 'x'))
    .$if(list.title_id !== undefined, (q) => q.where('x.title_id', '=', list.title_id!))
    .$if(list.season !== undefined, (q) => q.where('x.season_number', '=', list.season!))
    // A full season holds the episode too.
    .$if(list.episode !== undefined, (q) =>
      q.where(sql<boolean>`(x.is_full_season or ${list.episode} = any (x.episode_numbers))`),
    )
    .$if(Boolean(list.qualite?.length), (q) => q.where('x.quality_id', 'in', list.qualite!))
    .$if(Boolean(list.langues?.length), (q) => q.where(overlaps('x.language_ids', list.langues!)))
    .$if(Boolean(list.subs?.length), (q) => q.where(overlaps('x.subtitle_ids', list.subs!)))
    .$if(list.active !== undefined, (q) => q.where('x.status', '=', statusOfWire(list.active)))
    .$if(Boolean(list.query), (q) =>
      q.where('x.name', 'ilike', `%${list.query!.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(list.orderBy !== undefined, (q) => {
      const column = sql.ref(COLUMN_OF_ORDER[list.orderBy!])
      return q.orderBy(
        list.orderDir === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`,
      )
    })
    .$if(list.orderBy === undefined, (q) =>
      q.orderBy(
        sql`x.season_number nulls first, x.is_full_season desc, x.episode_numbers, q.rank desc`,
      ),
    )
    .orderBy('x.id', 'desc')
  const page = await paginate<Merged>(db, list, query as never)
  return { ...page, data: page.data.map((row) => merge<K>(row)) }
}

const tableOf = (kind: ReleaseKind) => sql.table(kind === 'nzb' ? 'nzbs' : 'torrents')

export async function findReleaseNfo(
  db: Database,
  kind: ReleaseKind,
  id: number,
): Promise<string | null> {
  const { rows } = await sql<{
    nfo: string | null
  }>`select nfo from ${tableOf(kind)} where id = ${id}`.execute(db)
  return rows[0]?.nfo ?? null
}

export async function countReleaseView(db: Database, kind: ReleaseKind, id: number): Promise<void> {
  await sql`update ${tableOf(kind)} set views = views + 1 where id = ${id}`.execute(db)
}

export interface ReleaseFileRow {
  file_key: string
  name: string
  user_id: number | null
  status: LinkStatus
}

/** Where the file of a release is kept, what it is called, and what decides who may have it. */
export async function findReleaseFile(
  db: Database,
  kind: ReleaseKind,
  id: number,
): Promise<ReleaseFileRow | undefined> {
  const { rows } =
    await sql<ReleaseFileRow>`select file_key, name, user_id, status from ${tableOf(kind)} where id = ${id}`.execute(
      db,
    )
  return rows[0]
}
