import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface SameAddress {
  readonly normalised_url: string
  readonly title_id: number
  readonly title_name: string
  readonly link_id: number
}

const MOST_SAME = 1_000

/** Where these addresses are already; those of the titles that they are meant for first. */
export async function findAddressesOfMany(
  db: Database,
  { normalisedUrls, titleIds }: { normalisedUrls: readonly string[]; titleIds: readonly number[] },
): Promise<readonly SameAddress[]> {
  if (normalisedUrls.length === 0) return []
  const { rows } = await sql<SameAddress>`
    select p.normalised_url, p.title_id, t.name as title_name, p.link_id
    from link_parts p join titles t on t.id = p.title_id
    where md5(p.normalised_url) = any (array(select md5(u) from unnest(${[...normalisedUrls]}::text[]) u))
      and p.normalised_url = any (${[...normalisedUrls]}::text[])
    order by (p.title_id = any (${[...titleIds]}::bigint[])) desc, p.link_id
    limit ${sql.lit(MOST_SAME)}`.execute(db)
  return rows
}

/** A row that was added, by which a second call with it is known. */
export interface SentRow {
  readonly key: string
  /** Of all that was sent with it. */
  readonly digest: string
  readonly ids: readonly number[]
}

export async function findSentRows(
  db: Database,
  userId: number,
  keys: readonly string[],
): Promise<Map<string, SentRow>> {
  const rows = await db
    .selectFrom('contributed_rows')
    .select(['key', 'digest', 'ids'])
    .where('user_id', '=', userId)
    .where('key', 'in', ['', ...keys])
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

export async function insertSentRow(
  tx: Database,
  row: SentRow & { readonly userId: number; readonly at: Date },
): Promise<void> {
  const { key, digest, ids, userId, at } = row
  await tx
    .insertInto('contributed_rows')
    .values({ key, digest, ids: [...ids], user_id: userId, created_at: at })
    .execute()
}

export async function deleteSentRowsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('contributed_rows').where('created_at', '<', before).execute()
}
