import {
  PASSKEYS_MAX,
  PASSKEYS_QUOTA,
  type registrationCredential,
} from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WebauthnCredentials } from '../../../platform/database/types.generated.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import {
  deletePasskeyRow,
  deletePasskeysOf as deletePasskeyRowsOf,
  findPasskeyById,
  insertPasskey,
  listPasskeyRows,
  type PasskeyRow,
  setPasskeyName,
} from './passkeys.repository.ts'
import { relyingParty } from './relying-party.ts'

/** What every authenticator of today speaks one of; the library's own choice tries what Node calls experimental. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

export type { PasskeyRow } from './passkeys.repository.ts'

/** The user as the passkey remembers them; comes back with a login. */
export const userHandleOf = (userId: number) => new TextEncoder().encode(String(userId))

/** Newest first. */
export function listPasskeys(platform: Needs<'db'>, userId: number): Promise<PasskeyRow[]> {
  return listPasskeyRows(platform.db, userId)
}

/** @throws AppError notFound */
export async function getPasskey(platform: Needs<'db'>, id: number): Promise<PasskeyRow> {
  const passkey = await findPasskeyById(platform.db, id)
  if (!passkey) throw new AppError('notFound')
  return passkey
}

/**
 * What the browser needs to make a passkey: one that finds its account by itself, and that asks who uses it for a PIN or
 * a finger. That is why a login with it is both factors in one.
 * @throws AppError validation on `name`, unavailable
 */
export async function beginRegistration(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  user: ActorUser,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: rpID } = relyingParty(platform)
  const known = await listPasskeyRows(platform.db, user.id)
  // A courtesy before the browser makes a key for nothing: what counts is counted when it is kept.
  if (known.length >= PASSKEYS_MAX) throw tooMany('name')
  const { branding } = await getSettings(platform)
  const options = await generateRegistrationOptions({
    rpID,
    rpName: branding.site_name,
    userID: userHandleOf(user.id),
    userName: user.email,
    userDisplayName: user.username,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await keepChallenge(platform, options.challenge, user.id)
  return options
}

/** @throws AppError validation on `credential` */
export async function finishRegistration(
  platform: Needs<'db' | 'clock' | 'config'>,
  actor: Actor,
  name: string,
  credential: z.output<typeof registrationCredential>,
): Promise<void> {
  const userId = actor.user!.id
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform)
  const expectedChallenge = await takeChallenge(
    platform,
    credential.response.clientDataJSON,
    userId,
  )
  if (expectedChallenge === undefined) throw refused()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!registrationInfo) throw refused()
  const { credential: made, credentialBackedUp } = registrationInfo
  const isNew = await keepPasskey(platform, actor, {
    user_id: userId,
    name,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    sign_count: made.counter,
    transports: made.transports ?? [],
    is_backed_up: credentialBackedUp,
    created_at: platform.clock.now(),
  })
  if (!isNew) throw refused()
}

function keepPasskey(
  platform: Needs<'db'>,
  actor: Actor,
  passkey: Insertable<WebauthnCredentials>,
): Promise<boolean> {
  const userId = actor.user!.id
  const counted = {
    ownerId: userId,
    count: async (tx: Database) => (await listPasskeyRows(tx, userId)).length,
    refusal: () => tooMany('credential'),
  }
  return platform.db.transaction().execute(async (tx) => {
    await assertStillIn(tx, actor)
    return withinQuota(tx, PASSKEYS_QUOTA, counted, (granted) => insertPasskey(granted, passkey))
  })
}

const tooMany = (field: string) =>
  fieldError(field, 'You have reached the greatest number of passkeys. Delete one first.')

export function renamePasskey(
  platform: Needs<'db'>,
  passkey: PasskeyRow,
  name: string,
): Promise<void> {
  return setPasskeyName(platform.db, passkey.id, name)
}

export function deletePasskey(platform: Needs<'db'>, passkey: PasskeyRow): Promise<void> {
  return deletePasskeyRow(platform.db, passkey.id)
}

/** All of an account, and those that are being made. */
export function deletePasskeysOf(tx: Database, userId: number): Promise<void> {
  return deletePasskeyRowsOf(tx, userId)
}

function refused(cause?: unknown): AppError {
  return new AppError('validation', {
    fields: { credential: ['This passkey was not accepted. Please try again.'] },
    cause,
  })
}
