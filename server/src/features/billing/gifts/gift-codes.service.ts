import type { giftCodeList } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import type { MakeGiftCodesForm } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { countAttempt, forgiveAttempt } from '../../../platform/throttles/throttles.ts'
import { assertMayHandOut } from '../products/editing/plan-records.service.ts'
import {
  type FullSubscription,
  getPrice,
  grantOnce,
} from '../subscriptions/subscriptions.service.ts'
import { hintOf, makeGiftCode, readGiftCode } from './gift-code.ts'
import { auditedGiftCodes } from './gift-codes.history.ts'
import {
  findGiftCodeRows,
  type GiftCodeRow,
  insertGiftCodes,
  listGiftCodeRows,
  lockUsable,
  markRedeemed,
  markWithdrawn,
} from './gift-codes.repository.ts'

export type { GiftCodeRow } from './gift-codes.repository.ts'

/** Nobody guesses one; whoever tries is not let go on for ever. */
const GUESSES = {
  name: 'gift.guess',
  by: 'account',
  attempts: 15,
  windowSeconds: 900,
} as const

export const listGiftCodes = (
  { db, clock }: Needs<'db' | 'clock'>,
  call: ListCall<typeof giftCodeList>,
): Promise<RowPage<GiftCodeRow>> => listGiftCodeRows(db, clock.now(), call)

/** @throws AppError notFound */
export async function getGiftCode({ db }: Needs<'db'>, id: number): Promise<GiftCodeRow> {
  const [row] = await findGiftCodeRows(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

/**
 * Makes codes that each give one period of a price.
 * @returns the codes, which nobody can read again
 * @throws AppError validation; forbidden, for a plan with a role that has rights which the maker lacks
 */
export async function makeGiftCodes(
  platform: Needs<'db' | 'clock'>,
  userId: number,
  { price_id: priceId, count, note = '', expires_at: until }: MakeGiftCodesForm,
): Promise<string[]> {
  const expiresAt = until ? new Date(until) : null
  if (expiresAt && expiresAt <= platform.clock.now())
    throw fieldError('expires_at', 'Please choose a day that is still to come.')
  const price = await getPrice(platform, priceId)
  const codes = Array.from({ length: count }, makeGiftCode)
  await platform.db.transaction().execute(async (tx) => {
    await assertMayHandOut(tx, userId, price.product_id)
    const ids = await insertGiftCodes(
      tx,
      codes.map((code) => ({
        code_hash: hashToken(readGiftCode(code)),
        hint: hintOf(code),
        price_id: priceId,
        note,
        created_by: userId,
        created_at: platform.clock.now(),
        expires_at: expiresAt,
      })),
    )
    await recordCreated(tx, auditedGiftCodes, ids)
  })
  return codes
}

/** @throws AppError conflict where it was used or withdrawn */
export async function withdrawGiftCode(
  { db, clock }: Needs<'db' | 'clock'>,
  { id }: GiftCodeRow,
): Promise<GiftCodeRow> {
  return db.transaction().execute(async (tx) => {
    const deed = { ids: [id], action: 'updated' as const }
    const isWithdrawn = await recordingChanges(tx, auditedGiftCodes, deed, () =>
      markWithdrawn(tx, id, clock.now()),
    )
    if (!isWithdrawn)
      throw new AppError('conflict', { message: 'This code was used or withdrawn.' })
    return getGiftCode({ db: tx }, id)
  })
}

/**
 * Uses a code: of ten who type it at once one gets the plan. Who has one already keeps the code. Wrong codes are counted.
 * @throws AppError validation for a code that gives nothing; conflict for an account that has a plan; tooManyRequests
 */
export async function redeemGiftCode(
  platform: Needs<'db' | 'cache' | 'clock' | 'jobs' | 'secrets'>,
  userId: number,
  typed: string,
): Promise<FullSubscription> {
  const now = platform.clock.now()
  await countAttempt(platform, GUESSES, String(userId))
  const subscription = await redeem(platform, { userId, typed, now })
  await forgiveAttempt(platform, GUESSES, String(userId))
  return subscription
}

function redeem(
  platform: Needs<'db' | 'cache' | 'clock' | 'jobs'>,
  { userId, typed, now }: { readonly userId: number; readonly typed: string; readonly now: Date },
): Promise<FullSubscription> {
  return platform.db.transaction().execute(async (tx) => {
    const found = await lockUsable(tx, hashToken(readGiftCode(typed)), now)
    if (!found)
      throw fieldError('code', 'There is no such code, or it was used, withdrawn or is too old.')
    const subscription = await grantOnce(platform, tx, { userId, priceId: found.price_id })
    await recordingChanges(tx, auditedGiftCodes, { ids: [found.id], action: 'updated' }, () =>
      markRedeemed(tx, found.id, { userId, now }),
    )
    return subscription
  })
}
