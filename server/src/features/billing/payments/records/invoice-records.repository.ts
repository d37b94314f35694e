import { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'
import type { InvoiceRow } from '../invoices.repository.ts'

type Call = ListCall<typeof invoiceList>

/** An invoice with its member, all null once the account is gone. */
export interface InvoiceRecordRow extends InvoiceRow {
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
}

const selectInvoices = (db: Database): SelectQueryBuilder<never, never, InvoiceRecordRow> =>
  db
    .selectFrom('invoices as i')
    .leftJoin('users as u', 'u.id', 'i.user_id')
    .selectAll('i')
    .select(['u.username', 'u.first_name', 'u.last_name', 'u.image']) as never

const sourceOf = (db: Database): ListSql<typeof invoiceList, InvoiceRecordRow> => ({
  rows: selectInvoices(db),
  id: sql<number>`i.id`,
  // Numbers as they are printed, from their beginning; members by their name.
  search: (words) => {
    const begins = `${literally(words.toLowerCase())}%`
    return sql`(lower(i.number) collate "C" like ${begins} or i.user_id in (select m.id from users m
      where lower(m.username) collate "C" like ${begins}))`
  },
  orders: { id: sql`i.id`, issued_at: sql`i.issued_at` },
  filters: {
    state: ({ value }) => sql`i.state = any (${[...value]}::text[])`,
    gateway: ({ value }) => sql`i.gateway = any (${[...value]}::text[])`,
    issued_at: sql`i.issued_at`,
    paid_at: sql`i.paid_at`,
  },
})

export function listInvoiceRows(db: Database, call: Call): Promise<RowPage<InvoiceRecordRow>> {
  return paginate(db, call, listedRows(invoiceList, sourceOf(db), call))
}

export function readInvoiceRows(
  db: Database,
  call: Call,
): AsyncGenerator<readonly InvoiceRecordRow[]> {
  return listBatches(invoiceList, sourceOf(db), call)
}
