import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { deleteAccessTokensOf } from '../access-tokens/access-tokens.service.ts'
import { forgetPicture } from '../avatars/avatars.service.ts'
import {
  forgetSelfDescription,
  lockAccount,
  lockAddress,
  setEmailProven,
} from '../users/addresses.service.ts'
import { releaseAddressOf } from '../users/create-account.service.ts'
import { findAccount, findAccountByEmail } from '../users/login-accounts.service.ts'
import { type UserRow, userTag } from '../users/users.service.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { endAccess } from './end-access.service.ts'

/**
 * Who proved an address.
 * - `insider`: somebody logged in, with what a mail told them; their own session stays, and what they log in with.
 * - `passwordHolder`: somebody about to log in, of whom a service says that the address is theirs; what they log in with
 *   stays.
 * - `staff`: somebody of the team vouches for it; all that opens the account stays.
 * - `outsider`: somebody with a link of a mail. Whoever opened the account may have been somebody else.
 */
export type Prover =
  | { readonly kind: 'insider'; readonly actor: Actor }
  | { readonly kind: 'passwordHolder' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'outsider' }

/** The address that the account says is its own. */
export const addressOf = (account: Pick<UserRow, 'email' | 'unconfirmed_email'>): string =>
  account.unconfirmed_email ?? account.email

export interface Proof {
  /** False where another account proved it before. */
  readonly isTheirs: boolean
  /** Whether nobody had proven it until now. */
  readonly isFirst: boolean
  /** A picture whose file is to go once the transaction is through. */
  readonly forgottenPicture: string | null
}

const KNOWN: Proof = { isTheirs: true, isFirst: false, forgottenPicture: null }
const REFUSED: Proof = { isTheirs: false, isFirst: false, forgottenPicture: null }

/** What of the platform it takes to prove an address. */
export type ToProveAddress = 'db' | 'cache' | 'clock' | 'features'

/**
 * Gives an account the address that was just proven to be its own. The first proof takes the address from who only typed
 * it, and from the account what was set before by whoever that was (docs/decisions/0029-proven-addresses.md).
 */
export async function proveAddress(
  platform: Needs<ToProveAddress>,
  tx: Database,
  userId: number,
  prover: Prover,
): Promise<Proof> {
  const seen = await findAccount(platform, userId, tx)
  if (!seen) return REFUSED
  // Before the account, as whoever registers does: so nobody waits for each other.
  await lockAddress(tx, addressOf(seen))
  const account = await lockAccount(tx, userId)
  if (!account) return REFUSED
  if (account.email_verified_at) return KNOWN
  if (prover.kind === 'insider') await assertStillIn(tx, prover.actor)
  const email = addressOf(account)
  const holder = await findAccountByEmail(platform, email, tx)
  if (holder && holder.id !== userId) {
    if (holder.email_verified_at) return REFUSED
    await releaseAddressOf(platform, tx, email)
  }
  await setEmailProven(tx, userId, { email, provenAt: platform.clock.now() })
  await platform.cache.invalidate([userTag(userId)], tx)
  if (prover.kind === 'staff') return { ...KNOWN, isFirst: true }
  if (prover.kind !== 'outsider') {
    await deleteAccessTokensOf(platform, tx, userId)
    await endAccess(platform, tx, userId, {
      reach: 'sessions',
      keptSessionId: prover.kind === 'insider' ? prover.actor.session?.id : undefined,
    })
    return { ...KNOWN, isFirst: true }
  }
  await endAccess(platform, tx, userId, { reach: 'everything' })
  await forgetSelfDescription(tx, userId)
  return { isTheirs: true, isFirst: true, forgottenPicture: account.image }
}

export function forgetPictureOf(
  platform: Needs<'storage' | 'db' | 'clock'>,
  proof: Proof,
): Promise<void> {
  return forgetPicture(platform, proof.forgottenPicture)
}
