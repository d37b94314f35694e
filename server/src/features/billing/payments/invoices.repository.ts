import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Invoices } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export type InvoiceRow = Selectable<Invoices>

/** What is known of later is not written over by what was asked for earlier. Whose it is and what was sold stay. */
export async function saveInvoices(
  db: Database,
  invoices: readonly Insertable<Invoices>[],
): Promise<void> {
  if (invoices.length === 0) return
  await db
    .insertInto('invoices')
    .values([...invoices])
    .onConflict((conflict) =>
      conflict
        .columns(['gateway', 'provider_id'])
        .doUpdateSet((eb) => ({
          number: eb.ref('excluded.number'),
          amount_minor: eb.ref('excluded.amount_minor'),
          tax_minor: eb.ref('excluded.tax_minor'),
          // What is counted here where a provider does not say it is not forgotten when its plan is another one.
          discount_minor: eb.fn<number>('greatest', [
            'invoices.discount_minor',
            'excluded.discount_minor',
          ]),
          refunded_minor: eb.ref('excluded.refunded_minor'),
          state: eb.ref('excluded.state'),
          paid_at: eb.ref('excluded.paid_at'),
          seen_turn: eb.ref('excluded.seen_turn'),
        }))
        .whereRef('invoices.seen_turn', '<', 'excluded.seen_turn'),
    )
    .execute()
}

/** Whether one of these is kept here. */
export async function hasAnyOf(
  db: Database,
  gateway: string,
  invoices: readonly { readonly id: string }[],
): Promise<boolean> {
  if (invoices.length === 0) return false
  const ids = invoices.map(({ id }) => id)
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where('gateway', '=', gateway)
    .where('provider_id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Newest first. */
export function listInvoicesOf(
  db: Database,
  userId: number,
  page: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<InvoiceRow>> {
  const rows = db.selectFrom('invoices').selectAll().where('user_id', '=', userId)
  return paginate<InvoiceRow>(
    db,
    page,
    rows.orderBy('issued_at', 'desc').orderBy('id', 'desc') as never,
  )
}

export function findInvoiceOf(
  db: Database,
  userId: number,
  id: number,
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listExportedInvoices(db: Database, userId: number) {
  return db
    .selectFrom('invoices')
    .select([
      'number',
      'plan',
      'amount_minor',
      'tax_minor',
      'discount_minor',
      'refunded_minor',
      'currency',
      'state',
      'issued_at',
      'paid_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
