import type { ChannelLayout } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'

export interface ChannelRow {
  id: number
  slug: string
  name: string
  description: string | null
  content: 'automatic' | 'manual' | 'nested'
  item_type: 'title' | 'person' | 'news' | 'channel'
  filter: unknown
  order_by: string
  layout: ChannelLayout
  items_shown: number
  seo_title: string | null
  seo_description: string | null
}

function columns(language: Language): RawBuilder<unknown> {
  const translated = (column: 'name' | 'description' | 'seo_title' | 'seo_description') =>
    language === 'fr'
      ? sql`coalesce(${sql.ref(`c.${column}_fr`)}, ${sql.ref(`c.${column}`)}) as ${sql.ref(column)}`
      : sql.ref(`c.${column}`)
  return sql`c.id, c.slug, ${translated('name')}, ${translated('description')}, c.content, c.item_type, c.filter, c.order_by, c.layout,
    c.items_shown, ${translated('seo_title')}, ${translated('seo_description')}`
}

/** By slug, else by id, else by a former slug: a slug of digits only wins over an id. */
export async function findChannelRow(
  db: Database,
  slugOrId: string,
  language: Language,
): Promise<ChannelRow | undefined> {
  const id = /^\d{1,15}$/.test(slugOrId) ? Number(slugOrId) : -1
  const { rows } = await sql<ChannelRow>`
    select ${columns(language)} from channels c where c.slug = ${slugOrId} or c.id = ${id}
      or c.id = (select f.channel_id from former_channel_slugs f where f.slug = ${slugOrId})
    order by c.slug = ${slugOrId} desc, c.id = ${id} desc limit 1`.execute(db)
  return rows[0]
}

/** The channels within a channel, in order. */
export async function listNestedRows(
  db: Database,
  channelId: number,
  language: Language,
): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select ${columns(language)} from channel_items i join channels c on c.id = i.item_id and i.item_type = 'channel'
    where i.channel_id = ${channelId} order by i.position, c.id`.execute(db)
  return rows
}

/** People picked by hand for a channel, in order. */
export async function listPickedPersonIds(
  db: Database,
  channelId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('channel_items')
    .select('item_id')
    .where('channel_id', '=', channelId)
    .where('item_type', '=', 'person')
    .orderBy('position')
    .orderBy('item_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => row.item_id)
}

export const listFilledChannelRanges = (db: Database, size: number) =>
  listFilledRanges(db, { table: sql`channels r`, size })

/** What addresses of channels are made of. */
export function listChannelAddressRows(db: Database, { from, before, limit }: SitemapRange) {
  return db
    .selectFrom('channels')
    .select(['id', 'slug', 'updated_at'])
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
}
