import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import type { FooterPage } from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FileUse } from '../../../platform/feature.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import type { CustomPages } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'

export type CustomPageRow = Selectable<CustomPages>

const LISTED = [
  'id',
  'version',
  'slug',
  'title',
  'is_published',
  'is_in_footer',
  'updated_at',
] as const
export type ListedPageRow = Pick<CustomPageRow, (typeof LISTED)[number]>

/** Whoever edits pages sees all of them; few enough to be ordered without an index. */
const sourceOf = (db: Database): ListSql<typeof customPageList, ListedPageRow> => ({
  rows: db.selectFrom('custom_pages').select(LISTED),
  id: sql<number>`id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(title ilike ${like} or title_fr ilike ${like} or slug ilike ${like} or body ilike ${like} or body_fr ilike ${like})`
  },
  orders: { title: sql`lower(title)`, slug: sql`slug`, updated_at: sql`updated_at` },
  filters: {
    is_published: sql`is_published`,
    is_in_footer: sql`is_in_footer`,
    updated_at: sql`updated_at`,
  },
})

export function listPageRows(
  db: Database,
  call: ListCall<typeof customPageList>,
): Promise<RowPage<ListedPageRow>> {
  return paginate(db, call, listedRows(customPageList, sourceOf(db), call))
}

export function readPageRows(
  db: Database,
  call: ListCall<typeof customPageList>,
): AsyncGenerator<readonly ListedPageRow[]> {
  return listBatches(customPageList, sourceOf(db), call)
}

export function findPageRows(db: Database, ids: readonly number[]): Promise<CustomPageRow[]> {
  return db
    .selectFrom('custom_pages')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** Pages as their history tells of them. */
export async function readPageStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await findPageRows(tx, ids)
  return rows.map(({ id, version, ...values }) => ({ id, version, name: values.title, values }))
}

/** By slug, else by id, else by a former slug. */
export function findPageRow(db: Database, idOrSlug: string): Promise<CustomPageRow | undefined> {
  const id = /^\d{1,15}$/.test(idOrSlug) ? Number(idOrSlug) : -1
  return db
    .selectFrom('custom_pages')
    .selectAll()
    .where(
      sql<boolean>`slug = ${idOrSlug} or id = ${id}
        or id = (select f.page_id from former_custom_page_slugs f where f.slug = ${idOrSlug})`,
    )
    .orderBy(sql`slug = ${idOrSlug} desc`)
    .orderBy(sql`id = ${id} desc`)
    .limit(1)
    .executeTakeFirst()
}

/** Of several who rename pages at once, one after the other looks whether the new address is free. */
export async function lockAddresses(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('custom-pages.addresses', 0))`.execute(tx)
}

/** Taken by another page than `exceptId`. */
export async function isSlugTaken(db: Database, slug: string, exceptId: number): Promise<boolean> {
  const found = await db
    .selectFrom('custom_pages')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** Undefined where another page has the slug. */
export function insertPage(
  db: Database,
  page: Insertable<CustomPages>,
): Promise<CustomPageRow | undefined> {
  return db
    .insertInto('custom_pages')
    .values(page)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updatePage(
  db: Database,
  id: number,
  values: Updateable<CustomPages>,
): Promise<CustomPageRow> {
  return db
    .updateTable('custom_pages')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePages(db: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('custom_pages')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export function listFooterRows(db: Database): Promise<FooterPage[]> {
  return db
    .selectFrom('custom_pages')
    .select(['slug', 'title', 'title_fr'])
    .where('is_published', '=', true)
    .where('is_in_footer', '=', true)
    .orderBy('id')
    .execute()
}

/** Which of these files the text of which page shows. */
export async function listPagesOfFiles(
  db: Database,
  ids: readonly number[],
): Promise<readonly FileUse[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select f.id, p.title from unnest(${ids}::bigint[]) f (id)
    join custom_pages p on concat(p.body, p.body_fr) like '%<img src="/files/' || f.id || '/%'`.execute(
    db,
  )
  return rows.map(({ id, title }) => ({ fileId: Number(id), kind: 'Page', name: title }))
}

export const listFilledPageRanges = (db: Database, size: number) =>
  listFilledRanges(db, {
    table: sql`(select id from custom_pages where is_published) r`,
    size,
  })

/** What addresses of published pages are made of. */
export function listPageAddressRows(db: Database, { from, before, limit }: SitemapRange) {
  return db
    .selectFrom('custom_pages')
    .select(['id', 'slug', 'updated_at'])
    .where('is_published', '=', true)
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
}
