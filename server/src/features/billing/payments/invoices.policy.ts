import type { Actor } from '@mediatheque/contract/core/actor.ts'

export function ownsInvoice(actor: Actor, invoice: { readonly user_id: number | null }): boolean {
  return actor.user !== null && actor.user.id === invoice.user_id
}
