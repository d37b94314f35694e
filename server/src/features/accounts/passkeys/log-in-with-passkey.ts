import type { authenticationCredential } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  openLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import {
  findPasskeyByCredentialId,
  notePasskeyUse,
  type PasskeyRow,
} from './passkeys.repository.ts'
import { userHandleOf } from './passkeys.service.ts'
import { relyingParty } from './relying-party.ts'

type Credential = z.output<typeof authenticationCredential>

/** Names no account: the passkey knows whose it is. */
export async function beginPasskeyLogin(
  platform: Needs<'db' | 'clock' | 'config'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: rpID } = relyingParty(platform)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await keepChallenge(platform, options.challenge, null)
  return options
}

/**
 * Opens a session for the owner of a passkey. No code is asked for afterwards: the passkey is had, and opened by a PIN or
 * a finger.
 * @throws AppError validation on `credential`
 */
export async function logInWithPasskey(
  platform: Needs<ToOpenLogin>,
  credential: Credential,
  { isRemembered }: { isRemembered: boolean },
  caller: Caller,
): Promise<FinishedLogin> {
  const expectedChallenge = await takeChallenge(platform, credential.response.clientDataJSON, null)
  const passkey = await findPasskeyByCredentialId(platform.db, credential.id)
  if (expectedChallenge === undefined || !passkey || !isOwners(credential, passkey)) throw refused()
  const { newCounter, isBackedUp } = await verify(platform, credential, passkey, expectedChallenge)
  const isNoted = await notePasskeyUse(platform.db, passkey.id, {
    sign_count: newCounter,
    is_backed_up: isBackedUp,
    last_used_at: platform.clock.now(),
  })
  if (!isNoted) throw refused()
  const { user_id: id, credentials_version } = passkey
  return openLogin(platform, { id, credentials_version }, { isRemembered }, caller)
}

function isOwners({ response }: Credential, passkey: PasskeyRow): boolean {
  return (
    response.userHandle === undefined ||
    Buffer.from(response.userHandle, 'base64url').equals(userHandleOf(passkey.user_id))
  )
}

/** Also refuses a passkey whose counter did not go up: it was copied. */
async function verify(
  platform: Needs<'config'>,
  credential: Credential,
  passkey: PasskeyRow,
  expectedChallenge: string,
): Promise<{ newCounter: number; isBackedUp: boolean }> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform)
  const { credential_id: id, public_key, sign_count: counter, transports } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(public_key), counter, transports },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  return {
    newCounter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  }
}

/** The same words whatever was wrong. */
function refused(cause?: unknown): AppError {
  return new AppError('validation', {
    fields: { credential: ['This passkey opens no account here.'] },
    cause,
  })
}
