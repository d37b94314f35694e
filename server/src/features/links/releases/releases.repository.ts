import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { statusOfWire, type LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type {
  ListReleasesQuery,
  RELEASE_ORDERS,
} from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import { type ReportRow, reportsOf } from '../../community/reports/settle-reports.service.ts'
import {
  findQueuePage,
  isQueueList,
  listedLinks,
  proposedDead,
  type QueueReader,
} from '../links/links.service.ts'
import type { ReleaseKind } from './release-kind.ts'

export interface ReleaseRow {
  id: number
  title_id: number
  season_number: number | null
  episode_numbers: number[]
  is_full_season: boolean
  version: number
  name: string
  size_bytes: number | null
  files_count: number
  quality_id: number
  language_ids: number[]
  subtitle_ids: number[]
  user_id: number | null
  author: string | null
  status: LinkStatus
  views: number
  reports_count: number
  dead_reports_count: number
  has_nfo: boolean
  reports: readonly ReportRow[]
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
  archive_password: string | null
}

export interface TorrentRow extends ReleaseRow {
  infohash: string | null
  infohash_v2: string | null
  is_private: boolean
  piece_bytes: number | null
  trackers: string[]
}

export type RowOf<K extends ReleaseKind> = K extends 'nzb' ? NzbRow : TorrentRow

const COLUMNS = {
  nzb: sql`x.groups, x.poster, x.posted_at, x.total_parts, x.archive_password`,
  torrent: sql`x.infohash, x.infohash_v2, x.is_private, x.piece_bytes, x.trackers`,
}
const COLUMN_OF_ORDER: Record<Exclude<(typeof RELEASE_ORDERS)[number], 'created_at'>, string> = {
  size: 'x.size_bytes',
  qualite: 'q.rank',
  view: 'x.views',
  reports_count: 'x.reports_count',
  updated_at: 'x.updated_at',
}

/** Both tables share the columns that are read here; only what is theirs alone differs. */
const selectReleases = (
  db: Database,
  kind: ReleaseKind,
  { actor, language }: { actor: Actor; language: Language },
) =>
  db
    .selectFrom((kind === 'nzb' ? 'nzbs as x' : 'torrents as x') as 'nzbs as x')
    .innerJoin('titles as t', 't.id', 'x.title_id')
    .innerJoin('qualities as q', 'q.id', 'x.quality_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select([
      'x.id',
      'x.title_id',
      'x.season_number',
      'x.episode_numbers',
      'x.is_full_season',
      'x.version',
      'x.name',
      'x.size_bytes',
      'x.files_count',
      'x.quality_id',
      'x.language_ids',
      'x.subtitle_ids',
      'x.user_id',
      'x.status',
      'x.views',
      'x.reports_count',
      'x.dead_reports_count',
      'x.checked_at',
      'x.created_at',
      'x.updated_at',
      authorName('x.user_id', actor).as('author'),
      't.year as title_year',
      't.type as title_type',
      't.is_series as title_is_series',
      't.poster_url as title_poster_url',
      sql<string>`coalesce(tr.name, t.name)`.as('title_name'),
      sql<boolean>`x.nfo is not null`.as('has_nfo'),
      reportsOf(kind, 'x', actor).as('reports'),
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

/** The rows in the order of the ids; missing ones are left out. */
export async function findReleaseRows<K extends ReleaseKind>(
  db: Database,
  kind: K,
  { ids, ...reader }: { ids: readonly number[]; actor: Actor; language: Language },
): Promise<RowOf<K>[]> {
  if (ids.length === 0) return []
  const rows = await selectReleases(db, kind, reader)
    .where('x.id', 'in', [...ids])
    .execute()
  const found = rows.map((row) => merge<K>(row as unknown as Merged))
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
}

/** Ids alone: what rows show is read for those of the page, not for those before it. */
const selectIds = (db: Database, kind: ReleaseKind) =>
  db
    .selectFrom((kind === 'nzb' ? 'nzbs as x' : 'torrents as x') as 'nzbs as x')
    .innerJoin('qualities as q', 'q.id', 'x.quality_id')
    .select('x.id')

/** A page of what the loader asks for, in the order of links unless asked otherwise. */
export async function listReleaseRows<K extends ReleaseKind>(
  db: Database,
  kind: K,
  { list, actor, language, now }: QueueReader & { list: ListReleasesQuery; language: Language },
): Promise<RowPage<RowOf<K>>> {
  const page = isQueueList(list)
    ? await findQueuePage(db, `${kind}_queue`, { actor, now }, list)
    : await findPage(db, kind, actor, list)
  return { ...page, data: await findReleaseRows(db, kind, { ids: page.data, actor, language }) }
}

async function findPage(
  db: Database,
  kind: ReleaseKind,
  actor: Actor,
  list: ListReleasesQuery,
): Promise<RowPage<number>> {
  const page = await paginate<{ id: number }>(db, list, order(find(db, kind, actor, list), list))
  return { ...page, data: page.data.map(({ id }) => id) }
}

/** All that such a list finds, by number and version: at most so many. */
export function findListedReleases(
  db: Database,
  kind: ReleaseKind,
  { list, actor, most }: { list: ListReleasesQuery; actor: Actor; most: number },
): Promise<{ id: number; version: number }[]> {
  return order(find(db, kind, actor, list), list)
    .select('x.version')
    .limit(most)
    .execute()
}

function find(db: Database, kind: ReleaseKind, actor: Actor, list: ListReleasesQuery) {
  const overlaps = (column: string, ids: readonly number[]) =>
    sql<boolean>`${sql.ref(column)} && ${[...ids]}::int[]`
  return (
    selectIds(db, kind)
      .where(listedLinks(actor, list, 'x'))
      .$if(list.title_id !== undefined, (q) => q.where('x.title_id', '=', list.title_id!))
      .$if(list.season !== undefined, (q) => q.where('x.season_number', '=', list.season!))
      // A full season holds the episode too.
      .$if(list.episode !== undefined, (q) =>
        q.where(sql<boolean>`(x.is_full_season or ${list.episode} = any (x.episode_numbers))`),
      )
      .$if(Boolean(list.qualite?.length), (q) => q.where('x.quality_id', 'in', list.qualite!))
      .$if(Boolean(list.langues?.length), (q) => q.where(overlaps('x.language_ids', list.langues!)))
      .$if(Boolean(list.subs?.length), (q) => q.where(overlaps('x.subtitle_ids', list.subs!)))
      .$if(list.active !== undefined, (q) =>
        q.where('x.status', 'in', [list.active].flat().map(statusOfWire)),
      )
      .$if(list.reported === 1, (q) => q.where('x.reports_count', '>', 0))
      .$if(Boolean(list.query), (q) => {
        const pattern = `%${literally(list.query!)}%`
        return q.where((eb) => {
          const title = eb
            .selectFrom('titles')
            .select('titles.name')
            .whereRef('titles.id', '=', 'x.title_id')
          return eb.or([
            eb('x.name', 'ilike', pattern),
            eb(title, 'ilike', pattern),
            eb(authorName('x.user_id', actor), 'ilike', pattern),
          ])
        })
      })
  )
}

function order(
  query: ReturnType<typeof selectIds>,
  { orderBy, orderDir, loader, reported, title_id: titleId }: ListReleasesQuery,
) {
  if (orderBy !== undefined && orderBy !== 'created_at') {
    const column = sql.ref(COLUMN_OF_ORDER[orderBy])
    return query
      .orderBy(orderDir === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`)
      .orderBy('x.id', 'desc')
  }
  if (orderBy === undefined && reported === 1)
    return query
      .orderBy(proposedDead('x'), 'desc')
      .orderBy('x.reports_count', 'desc')
      .orderBy('x.id')
  const isOffer = loader === undefined || loader === 'nzbdl' || loader === 'torrentdl'
  if (orderBy === undefined && isOffer && titleId !== undefined)
    return query
      .orderBy(
        sql`x.season_number nulls first, x.is_full_season desc, x.episode_numbers, q.rank desc`,
      )
      .orderBy('x.id', 'desc')
  // By the index, which has no nulls to put last and turns the ids round with the moments.
  const usual = orderBy === undefined && loader === 'admin-links-validation' ? 'asc' : 'desc'
  const way = orderDir ?? usual
  return query.orderBy('x.created_at', way).orderBy('x.id', way)
}

/** What the quota of pending ones counts: of both kinds. */
export async function countPendingReleasesOf(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from nzbs where user_id = ${userId} and status = 'pending')
      + (select count(*) from torrents where user_id = ${userId} and status = 'pending'))::int as count`.execute(
    db,
  )
  return rows[0]!.count
}
