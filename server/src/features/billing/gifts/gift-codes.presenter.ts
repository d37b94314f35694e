import type { GiftCodeState } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import type { GiftCodeRecord } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'
import { presentPrice } from '../products/products.presenter.ts'
import type { GiftCodeRow } from './gift-codes.service.ts'

function stateOf({ redeemed_at, withdrawn_at, expires_at }: GiftCodeRow, now: Date): GiftCodeState {
  if (redeemed_at) return 'redeemed'
  if (withdrawn_at) return 'withdrawn'
  return expires_at && expires_at <= now ? 'expired' : 'open'
}

interface Named {
  readonly id: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}
const nameOf = ({ id, username, first_name, last_name }: Named) =>
  id === null || username === null
    ? null
    : { id, username, name: displayName({ username, first_name, last_name }) }

export function presentGiftCode(row: GiftCodeRow, now: Date): GiftCodeRecord {
  const member = nameOf({ ...row, id: row.redeemed_by })
  return {
    id: row.id,
    hint: row.hint,
    plan: { id: row.product_id, name: row.plan_name },
    price: presentPrice({ ...row, id: row.price_id }),
    note: row.note,
    state: stateOf(row, now),
    member: member && { ...member, image: row.image },
    redeemed_at: row.redeemed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: nameOf({
      id: row.created_by,
      username: row.maker_username,
      first_name: row.maker_first_name,
      last_name: row.maker_last_name,
    }),
  }
}
