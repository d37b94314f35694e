import type {
  CHANNEL_CONTENTS,
  CHANNEL_ITEM_TYPES,
  ChannelLayout,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import type { Channels } from '../../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'

type Content = (typeof CHANNEL_CONTENTS)[number]
type ItemType = (typeof CHANNEL_ITEM_TYPES)[number]

export interface ListedChannelRow {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly name: string
  readonly content: Content
  readonly item_type: ItemType
  readonly layout: ChannelLayout
  readonly updated_at: Date
  readonly is_fixed: boolean
  /** Names of the channels that hold it. */
  readonly held_by: readonly string[]
}

export type EditedChannelRow = Omit<Selectable<Channels>, 'content' | 'item_type' | 'layout'> &
  Pick<ListedChannelRow, 'content' | 'item_type' | 'layout' | 'is_fixed' | 'held_by'> & {
    /** Numbers of what is chosen by hand, in their order. */
    readonly items: readonly number[]
  }

/** The front page, and the pages of categories, which addresses of titles lead to. */
const isFixed: RawBuilder<boolean> = sql<boolean>`(c.slug = 'home' or exists (select from title_categories k where k.slug = c.slug))`

const heldBy: RawBuilder<string[]> = sql<
  string[]
>`array(select h.name from channel_items i join channels h on h.id = i.channel_id
  where i.item_type = 'channel' and i.item_id = c.id order by h.name)`

/** Few enough to be ordered without an index. */
const sourceOf = (db: Database): ListSql<typeof channelRecordList, ListedChannelRow> => ({
  rows: db
    .selectFrom('channels as c')
    .select([
      'c.id',
      'c.version',
      'c.slug',
      'c.name',
      'c.content',
      'c.item_type',
      'c.layout',
      'c.updated_at',
    ])
    .select([isFixed.as('is_fixed'), heldBy.as('held_by')]) as never,
  id: sql<number>`c.id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(c.name ilike ${like} or c.name_fr ilike ${like} or c.slug ilike ${like} or c.description ilike ${like})`
  },
  orders: { name: sql`lower(c.name)`, slug: sql`c.slug`, updated_at: sql`c.updated_at` },
  filters: {
    content_type: sql`c.content`,
    item_type: sql`c.item_type`,
    updated_at: sql`c.updated_at`,
  },
})

export const listChannelRecords = (
  db: Database,
  call: ListCall<typeof channelRecordList>,
): Promise<RowPage<ListedChannelRow>> =>
  paginate(db, call, listedRows(channelRecordList, sourceOf(db), call))

export const readChannelRecords = (
  db: Database,
  call: ListCall<typeof channelRecordList>,
): AsyncGenerator<readonly ListedChannelRow[]> => listBatches(channelRecordList, sourceOf(db), call)

const selectEdited = (db: Database) =>
  db
    .selectFrom('channels as c')
    .selectAll('c')
    .select([isFixed.as('is_fixed'), heldBy.as('held_by')])
    .select(
      sql<
        number[]
      >`array(select i.item_id from channel_items i where i.channel_id = c.id order by i.position, i.item_id)`.as(
        'items',
      ),
    )

export const findEditedChannels = (
  db: Database,
  ids: readonly number[],
): Promise<EditedChannelRow[]> =>
  selectEdited(db)
    .where('c.id', 'in', [0, ...ids])
    .orderBy('c.id')
    .execute() as unknown as Promise<EditedChannelRow[]>

/** By slug, else by number. */
export async function findEditedChannel(
  db: Database,
  slugOrId: string,
): Promise<EditedChannelRow | undefined> {
  const id = /^\d{1,15}$/.test(slugOrId) ? Number(slugOrId) : -1
  const found = await selectEdited(db)
    .where(sql<boolean>`c.slug = ${slugOrId} or c.id = ${id}`)
    .orderBy(sql`c.slug = ${slugOrId} desc`)
    .limit(1)
    .executeTakeFirst()
  return found as unknown as EditedChannelRow | undefined
}

/** Channels as their history tells of them. */
export async function readChannelStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await findEditedChannels(tx, ids)
  return rows.map(({ id, version, items, content: content_type, ...values }) => ({
    id,
    version,
    name: values.name,
    // With their kind, since numbers alone do not say of what.
    values: {
      ...values,
      content_type,
      items: items.map((item) => `${values.item_type} ${item}`),
    },
  }))
}

/** What the records that channels hold by hand are called, by kind and number. */
export async function listNamesOfChannelItems(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select distinct i.item_type || ' ' || i.item_id as key, coalesce(t.name, p.name, c.name) as name
    from channel_items i
    left join titles t on i.item_type = 'title' and t.id = i.item_id
    left join people p on i.item_type = 'person' and p.id = i.item_id
    left join channels c on i.item_type = 'channel' and c.id = i.item_id
    where coalesce(t.name, p.name, c.name) is not null`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** Of several who make or rename channels at once, one after the other looks whether the address is free. */
export async function lockChannelAddresses(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('channels.addresses', 0))`.execute(tx)
}

/** Taken by another channel than `exceptId`. */
export async function isChannelSlugTaken(
  db: Database,
  slug: string,
  exceptId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('channels')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertChannel(tx: Database, channel: Insertable<Channels>): Promise<number> {
  const made = tx.insertInto('channels').values(channel).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function updateChannel(
  tx: Database,
  id: number,
  values: Updateable<Channels>,
): Promise<void> {
  await tx.updateTable('channels').set(values).where('id', '=', id).execute()
}

const SOURCES = { title: 'titles', person: 'people', channel: 'channels' } as const
export type HandPicked = keyof typeof SOURCES

/** Which of these records there are. */
export async function findExisting(
  db: Database,
  type: HandPicked,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(SOURCES[type])}
    where id = any (${ids}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Where nothing of the channel itself was changed, its items count as a version of it. @param seen counts only from this version on */
export async function writeChannelItems(
  tx: Database,
  id: number,
  { type, items, seen }: { type: HandPicked; items: readonly number[]; seen?: number },
): Promise<void> {
  await tx.deleteFrom('channel_items').where('channel_id', '=', id).execute()
  await sql`insert into channel_items (channel_id, item_type, item_id, position)
    select ${id}, ${type}, t.id, w.place from unnest(${items}::bigint[]) with ordinality w (id, place)
    join ${sql.table(SOURCES[type])} t on t.id = w.id`.execute(tx)
  if (seen !== undefined)
    await tx
      .updateTable('channels')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', seen)
      .execute()
}

/** They are taken out of other channels too. */
export async function deleteChannelRows(tx: Database, ids: readonly number[]): Promise<number> {
  await tx
    .deleteFrom('channel_items')
    .where('item_type', '=', 'channel')
    .where('item_id', 'in', ids)
    .execute()
  const { numDeletedRows } = await tx
    .deleteFrom('channels')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Channels by their numbers, in the order of these. */
export async function listNamedChannels(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string; slug: string; content: string }[]> {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'name', 'slug', 'content'])
    .where('id', 'in', [0, ...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(Number(id)) ?? [])
}

/** Channels that hold this one. */
export function listHoldingChannels(
  db: Database,
  id: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('channel_items as i')
    .innerJoin('channels as c', 'c.id', 'i.channel_id')
    .select(['c.id', 'c.name'])
    .where('i.item_type', '=', 'channel')
    .where('i.item_id', '=', id)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()
}
