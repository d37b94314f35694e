import { z } from 'zod'
import { guestOnly, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { bootstrapData } from '../../site/bootstrap/bootstrap.schemas.ts'
import {
  PASSKEYS_QUOTA,
  authenticationCredential,
  passkeyNameForm,
  passkeyNameSchema,
  passkeyView,
  registrationCredential,
  webAuthnOptions,
} from './passkeys.schemas.ts'

const passkeys = z.object({ passkeys: z.array(passkeyView) })

/** Each beginning leaves a row behind. Generous, because a school or an office shares an address. */
const PASSKEY_LOGINS_BY_ADDRESS = {
  name: 'passkey.address',
  by: 'address',
  attempts: 120,
  windowSeconds: 900,
} as const

/** What authenticators sign can be long. */
const PASSKEY_BODY_BYTES = 400 * 1024

export const passkeyEndpoints = {
  getPasskeyLoginOptions: defineEndpoint({
    method: 'POST',
    path: 'auth/passkey-login/options',
    access: guestOnly,
    summary: 'Begin a login with a passkey: the challenge that it has to sign',
    throttle: PASSKEY_LOGINS_BY_ADDRESS,
    response: z.object({ options: webAuthnOptions }),
  }),
  logInWithPasskey: defineEndpoint({
    method: 'POST',
    path: 'auth/passkey-login',
    access: guestOnly,
    summary: 'Log in with a passkey, which is both factors in one',
    throttle: {
      ...PASSKEY_LOGINS_BY_ADDRESS,
      name: 'passkey-answer.address',
      forgivesGoodCalls: true,
    },
    body: z.object({ credential: authenticationCredential, remember: z.boolean().default(false) }),
    bodyForm: { maxBytes: PASSKEY_BODY_BYTES },
    response: z.object({ bootstrapData: bootstrapData.optional() }),
  }),
  listPasskeys: defineEndpoint({
    method: 'GET',
    path: 'auth/user/passkeys',
    access: withAccess(user, { inPerson: true }),
    summary: 'Own passkeys, newest first',
    response: passkeys,
  }),
  getPasskeyOptions: defineEndpoint({
    method: 'POST',
    path: 'auth/user/passkeys/options',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'Begin to make a passkey',
    body: passkeyNameForm,
    response: z.object({ options: webAuthnOptions }),
  }),
  createPasskey: defineEndpoint({
    method: 'POST',
    path: 'auth/user/passkeys',
    access: withAccess(user, { inPerson: true, recentPassword: true, quota: PASSKEYS_QUOTA }),
    summary: 'Keep the passkey that the browser made',
    body: z.object({ name: passkeyNameSchema, credential: registrationCredential }),
    bodyForm: { maxBytes: PASSKEY_BODY_BYTES },
    response: passkeys,
  }),
  renamePasskey: defineEndpoint({
    method: 'PUT',
    path: 'auth/user/passkeys/:id',
    access: withAccess(user, {
      inPerson: true,
      record: true,
      noVersion: 'It is replaced as a whole, and the new one was just chosen.',
    }),
    summary: 'Give an own passkey another name',
    params: idParams,
    body: passkeyNameForm,
    response: passkeys,
  }),
  deletePasskey: defineEndpoint({
    method: 'DELETE',
    path: 'auth/user/passkeys/:id',
    access: withAccess(user, {
      inPerson: true,
      record: true,
      noVersion: 'What is deleted is the thing itself, whatever it is called by now.',
      recentPassword: true,
    }),
    summary: 'Delete an own passkey; it opens nothing from then on',
    params: idParams,
    response: passkeys,
  }),
}
