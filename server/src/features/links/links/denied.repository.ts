import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { denialList } from '@mediatheque/contract/links/denials/denials.list.ts'
import { sql } from 'kysely'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listedRows, type ListSql } from '../../../platform/database/list-rows.ts'
import type { FileUse } from '../../../platform/feature.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import type { WholeContribution } from './contribution-kind.ts'

export type DeniedKind = 'link' | 'nzb' | 'torrent'

/** A denied contribution as lists show it. */
export interface DeniedRow {
  readonly id: number
  readonly item_type: DeniedKind
  readonly item_id: number
  readonly title_id: number
  readonly title_name: string
  readonly title_year: number | null
  readonly user_id: number | null
  readonly author: string | null
  readonly name: string
  readonly reason: string
  readonly denied_by: number | null
  readonly moderator: string | null
  readonly created_at: Date
}

/** With all that it was. */
export interface DeniedWhole extends Omit<DeniedRow, 'author' | 'moderator' | 'title_year'> {
  readonly file_id: number | null
  readonly content: WholeContribution['content']
}

interface Denial {
  readonly kind: DeniedKind
  readonly items: readonly WholeContribution[]
  readonly reason: string
  readonly moderatorId: number
  readonly at: Date
}

/** @returns their numbers among what was denied, in the order of the items */
export async function insertDenied(
  tx: Database,
  { kind, items, reason, moderatorId, at }: Denial,
): Promise<number[]> {
  const rows = await tx
    .insertInto('denied_contributions')
    .values(
      items.map(({ id, content, ...item }) => ({
        ...item,
        item_type: kind,
        item_id: id,
        content: JSON.stringify(content),
        reason,
        denied_by: moderatorId,
        created_at: at,
      })),
    )
    .returning(['id', 'item_id'])
    .execute()
  const idOfItem = new Map(rows.map((row) => [row.item_id, row.id]))
  return items.map(({ id }) => idOfItem.get(id)!)
}

const selectDenied = (db: Database, { actor, language }: DeniedReader) =>
  db
    .selectFrom('denied_contributions as d')
    .innerJoin('titles as t', 't.id', 'd.title_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select([
      'd.id',
      sql<DeniedKind>`d.item_type`.as('item_type'),
      'd.item_id',
      'd.title_id',
      sql<string>`coalesce(tr.name, t.name)`.as('title_name'),
      't.year as title_year',
      'd.user_id',
      authorName('d.user_id', actor).as('author'),
      'd.name',
      'd.reason',
      'd.denied_by',
      authorName('d.denied_by', actor).as('moderator'),
      'd.created_at',
    ])

export interface DeniedReader {
  readonly actor: Actor
  readonly language: Language
}

const sourceOf = (db: Database, reader: DeniedReader): ListSql<typeof denialList, DeniedRow> => ({
  rows: selectDenied(db, reader) as never,
  id: sql<number>`d.id`,
  orders: { created_at: sql`d.created_at` },
  filters: { kind: sql`d.item_type`, created_at: sql`d.created_at` },
})

export function listDeniedRows(
  db: Database,
  reader: DeniedReader,
  call: ListCall<typeof denialList>,
): Promise<RowPage<DeniedRow>> {
  return paginate(db, call, listedRows(denialList, sourceOf(db, reader), call))
}

const MOST_OWN = 50

/** The newest of who asks; also those of one title. */
export async function listOwnDenied(
  db: Database,
  reader: DeniedReader,
  titleId: number | undefined,
): Promise<DeniedRow[]> {
  return selectDenied(db, reader)
    .where('d.user_id', '=', reader.actor.user?.id ?? 0)
    .$if(titleId !== undefined, (query) => query.where('d.title_id', '=', titleId!))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(MOST_OWN)
    .execute()
}

/** With what it said. */
export interface OwnDenied {
  readonly row: DeniedRow
  readonly fileId: number | null
  readonly content: WholeContribution['content']
}

export async function findWholeDenied(
  db: Database,
  id: number,
  reader: DeniedReader,
): Promise<OwnDenied | undefined> {
  const found = await selectDenied(db, reader)
    .select(['d.file_id', 'd.content'])
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { file_id: fileId, content, ...row } = found
  return { row, fileId, content: content as unknown as WholeContribution['content'] }
}

/** In the order of the ids; those that are not there are left out. */
export async function findDeniedRows(
  db: Database,
  ids: readonly number[],
  reader: DeniedReader,
): Promise<DeniedRow[]> {
  const rows = await selectDenied(db, reader)
    .where('d.id', 'in', [0, ...ids])
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** In id order, so that two batches cannot wait for each other. */
export async function lockDenied(tx: Database, ids: readonly number[]): Promise<DeniedWhole[]> {
  const { rows } = await sql<DeniedWhole>`select d.*, t.name as title_name
    from denied_contributions d join titles t on t.id = d.title_id
    where d.id = any (${[...ids]}::bigint[]) order by d.id for update of d`.execute(tx)
  return rows
}

export async function deleteDenied(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('denied_contributions')
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteDeniedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('denied_contributions').where('created_at', '<', before).execute()
}

/** Files that a denied contribution would need, were it restored. */
export async function listDeniedUses(
  db: Database,
  fileIds: readonly number[],
): Promise<readonly FileUse[]> {
  const rows = await db
    .selectFrom('denied_contributions')
    .select(['file_id as fileId', 'name'])
    .where('file_id', 'in', [0, ...fileIds])
    .execute()
  return rows.map(({ fileId, name }) => ({ fileId: fileId!, kind: 'Denied contribution', name }))
}

export function listExportedDenied(db: Database, userId: number) {
  return db
    .selectFrom('denied_contributions as d')
    .innerJoin('titles as t', 't.id', 'd.title_id')
    .select(['d.item_id as id', 'd.title_id', 't.name as title', 'd.name', 'd.reason'])
    .select(['d.item_type as kind', 'd.created_at'])
    .where('d.user_id', '=', userId)
    .orderBy('d.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
