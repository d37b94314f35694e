import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { CLAIM_MS, type ClaimView } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { announceToStaff } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  type Claimed,
  type ClaimRow,
  deleteClaims,
  insertClaims,
  listClaimRows,
  listOthersClaims,
} from './claims.repository.ts'

export type { ClaimRow }

export const presentClaims = (rows: readonly ClaimRow[]): { claims: ClaimView[] } => ({
  claims: rows.map((row) => ({
    item_id: row.item_id,
    user: { id: row.user_id, name: row.username },
    since: row.since.toISOString(),
  })),
})

type ToClaim = Needs<'db' | 'clock' | 'events'>

export const listClaims = ({ db, clock }: Needs<'db' | 'clock'>, kind: Claimed['kind']) =>
  listClaimRows(db, kind, clock.now())

/** Says that somebody looks at these, or still does. @returns what others look at, which they keep */
export async function claim(platform: ToClaim, claimed: Claimed): Promise<ClaimRow[]> {
  const now = platform.clock.now()
  await insertClaims(platform.db, claimed, { now, until: new Date(now.getTime() + CLAIM_MS) })
  await announceToStaff(platform, 'claims')
  return listOthersClaims(platform.db, claimed, now)
}

export async function releaseClaims(platform: ToClaim, claimed: Claimed): Promise<number> {
  const released = await deleteClaims(platform.db, claimed)
  if (released > 0) await announceToStaff(platform, 'claims')
  return released
}

const HELD = {
  contribution: ':name is looking at [one this contribution|other :count of these contributions].',
  notice: ':name is looking at this notice.',
} as const

interface Deciding {
  readonly kind: Claimed['kind']
  readonly ids: readonly number[]
  readonly actor: Actor
  readonly t: Translate
  /** They know that somebody else looks at it. */
  readonly takesOver: boolean
}

/**
 * Before a decision, with what it is about locked: nobody looks at them any more afterwards.
 * @throws 422 on `take_over` while somebody else looks at one of them, unless it is taken over
 */
export async function endClaims(
  platform: Needs<'clock' | 'events'>,
  tx: Database,
  { kind, ids, actor, t, takesOver }: Deciding,
): Promise<void> {
  const others = takesOver
    ? []
    : await listOthersClaims(tx, { kind, ids, userId: actor.user!.id }, platform.clock.now())
  if (others.length > 0)
    throw fieldError(
      'take_over',
      t(HELD[kind === 'takedown' ? 'notice' : 'contribution'], {
        name: [...new Set(others.map(({ username }) => username))].join(', '),
        count: others.length,
      }),
    )
  if ((await deleteClaims(tx, { kind, ids })) > 0) await announceToStaff(platform, 'claims', tx)
}
