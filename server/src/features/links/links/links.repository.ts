import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import {
  type LinkPart,
  MOST_LINES,
} from '@mediatheque/contract/links/links/split-multipart-links.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import { insertParts } from './insert-links.repository.ts'
import { type ReportRow, reportsOf } from '../../community/reports/settle-reports.service.ts'

/** Columns to write; undefined ones are left alone. */
export type LinkChanges = Updateable<Links>

/** A link with what its row in a table shows besides; hosts, qualities and languages are ids. */
export interface LinkRow extends Omit<Selectable<Links>, 'status'> {
  readonly status: LinkStatus
  /** Null where the account is gone, or hidden from the reader; the link's owner is `user_id` all the same. */
  readonly author: string | null
  readonly has_nfo: boolean
  readonly urls: string[]
  readonly reports: readonly ReportRow[]
  readonly title_name: string
  readonly title_year: number | null
  readonly title_type: string
  readonly title_is_series: boolean
  readonly title_poster_url: string | null
  readonly check: LinkCheckRow | null
}

/** What the last look at a link found. */
export interface LinkCheckRow {
  /** As JSON writes moments. */
  readonly checked_at: string
  readonly result: CheckResult
  readonly latency_ms: number | null
  readonly http_status: number | null
  readonly failures: number
}

export interface LinkTitle {
  readonly id: number
  readonly name: string
  readonly is_series: boolean
}

/** Who reads links, and in which language. */
export interface LinkRowReader {
  readonly actor: Actor
  readonly language: Language
}

/** Rows of links as every list and page shows them, with titles in the reader's language where there is a name. */
function selectLinkRows(db: Database, { actor, language }: LinkRowReader) {
  return db
    .selectFrom('links')
    .innerJoin('titles', 'titles.id', 'links.title_id')
    .selectAll('links')
    .select((eb) => [
      // Not joined: a title may have hundreds of links, of which a page shows few.
      authorName('links.user_id', actor).as('author'),
      'titles.year as title_year',
      'titles.type as title_type',
      'titles.is_series as title_is_series',
      'titles.poster_url as title_poster_url',
      eb.fn
        .coalesce(
          eb
            .selectFrom('title_translations')
            .select('title_translations.name')
            .whereRef('title_translations.title_id', '=', 'titles.id')
            .where('language', '=', language),
          'titles.name',
        )
        .as('title_name'),
      eb
        .exists(
          eb
            .selectFrom('link_nfos')
            .select('link_id')
            .whereRef('link_nfos.link_id', '=', 'links.id'),
        )
        .as('has_nfo'),
      reportsOf('link', 'links', actor).as('reports'),
      sql<LinkCheckRow | null>`(select to_jsonb(found) from (
        select c.checked_at, c.result, c.latency_ms, c.http_status, c.failures
        from link_checks c where c.link_id = links.id and c.result is not null) found)`.as('check'),
      sql<string[]>`case when links.total_parts = 1 then array[links.url]
        else (select array_agg(p.url order by p.position) from link_parts p where p.link_id = links.id) end`.as(
        'urls',
      ),
    ])
}

/** The rows in the order of the ids; missing ones are left out. */
export async function findLinkRows(
  db: Database,
  ids: readonly number[],
  reader: LinkRowReader,
): Promise<LinkRow[]> {
  if (ids.length === 0) return []
  const rows = (await selectLinkRows(db, reader)
    .where('links.id', 'in', [...ids])
    .execute()) as LinkRow[]
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** What the rules need to know of a link. */
export function findLinkRuled(db: Database, id: number) {
  const found = db.selectFrom('links').select(['user_id as userId', 'status']).where('id', '=', id)
  return found.executeTakeFirst() as Promise<
    { userId: number | null; status: LinkStatus } | undefined
  >
}

interface LockedLink {
  readonly id: number
  readonly version: number
  readonly status: LinkStatus
  readonly title_id: number
  readonly user_id: number | null
  readonly url: string
}

/** Locks the links in id order, so that two batches cannot wait for each other. @returns those that are still there */
export async function lockLinks(tx: Database, ids: readonly number[]): Promise<LockedLink[]> {
  const rows = await tx
    .selectFrom('links')
    .select(['id', 'version', 'status', 'title_id', 'user_id', 'url'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as ((typeof rows)[number] & { status: LinkStatus })[]
}

export async function findNfo(db: Database, linkId: number): Promise<string | null> {
  const row = await db
    .selectFrom('link_nfos')
    .select('nfo')
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return row?.nfo ?? null
}

export function findLinkTitle(db: Database, id: number): Promise<LinkTitle | undefined> {
  return db
    .selectFrom('titles')
    .select(['id', 'name', 'is_series'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Where these addresses are already: on this title and on others. `exceptLinkId` is the link being edited. */
export function findSameAddresses(
  db: Database,
  {
    normalisedUrls,
    titleId,
    exceptLinkId,
  }: { normalisedUrls: readonly string[]; titleId: number; exceptLinkId: number },
) {
  return (
    db
      .selectFrom('link_parts')
      .innerJoin('titles', 'titles.id', 'link_parts.title_id')
      .select([
        'link_parts.link_id',
        'link_parts.title_id',
        'link_parts.normalised_url',
        'link_parts.url',
        'titles.name as title_name',
      ])
      .where(
        sql`md5(normalised_url)`,
        'in',
        normalisedUrls.map((url) => sql`md5(${url})`),
      )
      .where('link_parts.normalised_url', 'in', [...normalisedUrls])
      .where('link_parts.link_id', '!=', exceptLinkId)
      // What many titles share must not push out what this one has.
      .orderBy(sql`link_parts.title_id = ${titleId}`, 'desc')
      .orderBy('link_parts.link_id')
      .limit(MOST_LINES + 100)
      .execute()
  )
}

export async function replaceParts(
  tx: Database,
  link: { id: number; titleId: number },
  parts: readonly LinkPart[],
): Promise<void> {
  await tx.deleteFrom('link_parts').where('link_id', '=', link.id).execute()
  await insertParts(tx, link.titleId, [{ linkId: link.id, parts }])
}

export async function saveNfo(tx: Database, linkId: number, nfo: string | null): Promise<void> {
  if (!nfo?.trim()) await tx.deleteFrom('link_nfos').where('link_id', '=', linkId).execute()
  else
    await tx
      .insertInto('link_nfos')
      .values({ link_id: linkId, nfo })
      .onConflict((conflict) => conflict.column('link_id').doUpdateSet({ nfo }))
      .execute()
}

export async function updateLinks(
  tx: Database,
  ids: readonly number[],
  changes: LinkChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx
    .updateTable('links')
    .set(changes)
    .where('id', 'in', [...ids])
    .execute()
}

/** Parts, nfos and what was reported about them go with them. */
export async function removeLinks(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('links')
    .where('id', 'in', [...ids])
    .execute()
}

/** What the quota of pending links counts. */
export async function countPendingLinksOf(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}

export async function countView(db: Database, linkId: number): Promise<void> {
  await db
    .updateTable('links')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', linkId)
    .execute()
}

export interface Taken {
  readonly userId: number
  readonly kind: 'link' | 'nzb' | 'torrent'
  readonly id: number
}

/**
 * Notes that a member took something, and forgets what they took before that while. Of several at once, the database lets
 * one through. @returns whether it counts: not when they took it already since then
 */
export async function noteTaken(
  db: Database,
  { userId, kind, id }: Taken,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { rows } =
    await sql`insert into recent_downloads as r (user_id, item_type, item_id, counted_at)
    values (${userId}, ${kind}, ${id}, ${now})
    on conflict (user_id, item_type, item_id) do update set counted_at = excluded.counted_at
      where r.counted_at <= ${since} returning 1`.execute(db)
  if (rows.length === 0) return false
  await db
    .deleteFrom('recent_downloads')
    .where('user_id', '=', userId)
    .where('counted_at', '<=', since)
    .execute()
  return true
}

/** The start page compares with a week ago. */
const COMPARED_MS = 8 * 24 * 3_600_000

export async function deleteOldDownloadCounts(db: Database, before: Date): Promise<void> {
  const compared = new Date(before.getTime() - COMPARED_MS)
  await db.deleteFrom('downloads_by_time').where('starts_at', '<', compared).execute()
}

/** Longer than anything that was counted keeps the next download from counting. */
const COUNTED_FOR_MS = 3_600_000

export async function deleteCountedDownloads(db: Database, before: Date): Promise<void> {
  const counted = new Date(before.getTime() - COUNTED_FOR_MS)
  await db.deleteFrom('recent_downloads').where('counted_at', '<', counted).execute()
}
