import { type RawBuilder, sql } from 'kysely'
import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Notes for rows of a file about which titles something was written. @param write returns `id` */
export async function marking(tx: Database, write: RawBuilder<unknown>): Promise<void> {
  await sql`with written as (${write}) update catalogue_rows c set is_changed = true from written w
    where c.kind = 'title' and c.record_id = w.id`.execute(tx)
}

/** The same for a write from the rows `r` of titles, but for those in which the field is locked. */
export async function markingWithin(
  tx: Database,
  field: TitleField | null,
  write: RawBuilder<unknown>,
): Promise<void> {
  const isOpen = field === null ? sql`true` : sql`not ${sql.lit(field)} = any (locks)`
  await sql`with r as (select * from catalogue_rows where kind = 'title' and ${isOpen}), written as (${write})
    update catalogue_rows c set is_changed = true from written w where c.kind = 'title' and c.record_id = w.id`.execute(
    tx,
  )
}
