import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/users/login-accounts.service.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { findInvoiceOf, type InvoiceRow, listInvoicesOf } from './invoices.repository.ts'

export type { InvoiceRow } from './invoices.repository.ts'

export const listInvoices = (
  { db }: Needs<'db'>,
  userId: number,
  page: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<InvoiceRow>> => listInvoicesOf(db, userId, page)

/** @throws AppError notFound, for somebody else's in the same words as for none */
export async function getInvoice(
  { db }: Needs<'db'>,
  userId: number,
  id: number,
): Promise<InvoiceRow> {
  const found = await findInvoiceOf(db, userId, id)
  if (!found) throw new AppError('notFound')
  return found
}

/** Who sold and who bought, as an invoice says it. */
export interface Parties {
  readonly seller: string
  readonly taxNumber: string
  readonly note: string
  readonly buyer: { readonly name: string; readonly email: string }
}

export async function findParties(
  platform: Needs<ToReadSettings>,
  userId: number,
): Promise<Parties> {
  const [{ invoices, branding }, account] = await Promise.all([
    getSettings(platform),
    findAccount(platform, userId),
  ])
  if (!account) throw new AppError('notFound')
  return {
    seller: invoices.seller || branding.site_name,
    taxNumber: invoices.tax_number,
    note: invoices.note,
    buyer: { name: displayName(account), email: account.email },
  }
}
