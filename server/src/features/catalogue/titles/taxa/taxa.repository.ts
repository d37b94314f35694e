import { genreList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import { MOST_TITLES_COUNTED } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'

/** Genres, keywords and tags are tended alike: a table of names, and one of the records that have them. */
export interface TaxonTable {
  readonly table: 'genres' | 'keywords' | 'tags'
  readonly of: 'title_genres' | 'title_keywords' | 'article_tags'
  readonly column: 'genre_id' | 'keyword_id' | 'tag_id'
  readonly owner: 'title_id' | 'article_id'
  /** What the number of those records is called in the history. */
  readonly counted: 'titles_count' | 'articles_count'
}

export interface TaxonRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly name_fr: string | null
  readonly slug: string
  /** One more than is counted where there are more. */
  readonly uses_count: number
}

/** The lists have the same orders, and no filters. */
type TaxonList = typeof genreList
type TaxonCall = ListCall<TaxonList>

/** How many records have one, along an index. */
const usesOf = ({ of, column }: TaxonTable) =>
  sql<number>`(select count(*)::int from (select from ${sql.table(of)} o where o.${sql.ref(column)} = x.id
    limit ${MOST_TITLES_COUNTED + 1}) counted)`

/** Those that are shown are counted. */
function sourceOf(db: Database, taxon: TaxonTable): ListSql<TaxonList, TaxonRow> {
  const rows = db
    .selectFrom(`${taxon.table} as x` as 'genres as x')
    .select(['x.id', 'x.version', 'x.name', 'x.slug'])
    .select(sql<string | null>`x.name_fr`.as('name_fr'))
    .select(usesOf(taxon).as('uses_count'))
  return {
    rows: rows as never,
    id: sql<number>`x.id`,
    search: (words) => {
      const like = `%${literally(words)}%`
      return sql`(x.name ilike ${like} or x.name_fr ilike ${like})`
    },
    orders: { name: sql`lower(x.name)` },
    filters: {},
  }
}

export function listTaxonRows(
  db: Database,
  taxon: TaxonTable,
  call: TaxonCall,
): Promise<RowPage<TaxonRow>> {
  return paginate(db, call, listedRows(genreList, sourceOf(db, taxon), call))
}

export function readTaxonRows(
  db: Database,
  taxon: TaxonTable,
  call: TaxonCall,
): AsyncGenerator<readonly TaxonRow[]> {
  return listBatches(genreList, sourceOf(db, taxon), call)
}

export async function findTaxonRows(
  db: Database,
  taxon: TaxonTable,
  ids: readonly number[],
): Promise<TaxonRow[]> {
  const { rows } = await sql<TaxonRow>`select x.id, x.version, x.name, x.name_fr, x.slug,
      ${usesOf(taxon)} as uses_count
    from ${sql.table(taxon.table)} x where x.id = any (${[...ids]}::bigint[])`.execute(db)
  return rows
}

interface Names {
  readonly name: string
  readonly name_fr: string | null
}

/** @returns its number; undefined where there is one at this address */
export async function insertTaxon(
  tx: Database,
  { table }: TaxonTable,
  { slug, name, name_fr }: Names & { readonly slug: string },
): Promise<number | undefined> {
  // Genres have always been called in both languages.
  const french = table === 'genres' ? (name_fr ?? name) : name_fr
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (slug, name, name_fr)
    values (${slug}, ${name}, ${french}) on conflict (slug) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function updateTaxon(
  tx: Database,
  { table }: TaxonTable,
  { id, name, name_fr }: Names & { readonly id: number },
): Promise<void> {
  const french = table === 'genres' ? (name_fr ?? name) : name_fr
  await sql`update ${sql.table(table)} set name = ${name}, name_fr = ${french} where id = ${id}`.execute(
    tx,
  )
}

/** What has them loses them. @returns how many went */
export async function deleteTaxa(
  tx: Database,
  { table }: TaxonTable,
  ids: readonly number[],
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** For the history. */
export const readTaxonStates =
  (taxon: TaxonTable) =>
  async (tx: Database, ids: readonly number[]): Promise<AuditedState[]> => {
    const rows = await findTaxonRows(tx, taxon, ids)
    return rows.map(({ id, version, name, name_fr, slug, uses_count }) => ({
      id,
      version,
      name,
      values: { name, name_fr, slug, [taxon.counted]: uses_count },
    }))
  }
