import { mailList } from '@mediatheque/contract/operations/logs/mails.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listedRows, type ListSql, literally } from '../database/list-rows.ts'
import type { OutgoingMails } from '../database/types.generated.ts'
import { paginate, type RowPage } from '../http/pagination.ts'

const COLUMNS = [
  'id',
  'to_address',
  'subject',
  'kind',
  'status',
  'attempts',
  'error',
  'created_at',
  'sent_at',
  'sealed_until',
] as const

/** A mail without what it says. */
export type MailLogRow = Pick<Selectable<OutgoingMails>, (typeof COLUMNS)[number]> & {
  readonly is_sealed: boolean
}

const sourceOf = (db: Database, knowsAddresses: boolean): ListSql<typeof mailList, MailLogRow> => ({
  rows: db
    .selectFrom('outgoing_mails')
    .select([...COLUMNS, sql<boolean>`sealed_content is not null`.as('is_sealed')]),
  id: sql<number>`id`,
  // By how an address begins; whoever may not see them finds none.
  search: (words) =>
    knowsAddresses
      ? sql`lower(to_address) like ${`${literally(words.toLowerCase())}%`}`
      : sql`false`,
  orders: {},
  filters: { status: sql`status`, created_at: sql`created_at` },
})

export function listMailRows(
  db: Database,
  knowsAddresses: boolean,
  call: ListCall<typeof mailList>,
): Promise<RowPage<MailLogRow>> {
  return paginate(db, call, listedRows(mailList, sourceOf(db, knowsAddresses), call))
}

/** What a mail said, without keys and codes. */
export function findMailBodies(db: Database, id: number) {
  return db
    .selectFrom('outgoing_mails')
    .select(['text_body', 'html_body', 'sealed_until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of these mails that failed and can still be sent wait again. @returns their numbers */
export async function queueFailedMails(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .updateTable('outgoing_mails')
    .set({ status: 'queued', error: null })
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
    .where('sealed_content', 'is not', null)
    .where('sealed_until', '>', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
