import { z } from 'zod'
import { guestOnly, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { bootstrapData } from '../../site/bootstrap/bootstrap.schemas.ts'
import {
  authenticationCredential,
  passkeyNameForm,
  passkeyNameSchema,
  passkeyView,
  registrationCredential,
  webAuthnOptions,
} from './passkeys.schemas.ts'

const passkeys = z.object({ passkeys: z.array(passkeyView) })

export const passkeyEndpoints = {
  getPasskeyLoginOptions: defineEndpoint({
    method: 'POST',
    path: 'auth/passkey-login/options',
    access: guestOnly,
    summary: 'Begin a login with a passkey: the challenge that it has to sign',
    response: z.object({ options: webAuthnOptions }),
  }),
  logInWithPasskey: defineEndpoint({
    method: 'POST',
    path: 'auth/passkey-login',
    access: guestOnly,
    summary: 'Log in with a passkey, which is both factors in one',
    body: z.object({ credential: authenticationCredential, remember: z.boolean().default(false) }),
    response: z.object({ bootstrapData: bootstrapData.optional() }),
  }),
  listPasskeys: defineEndpoint({
    method: 'GET',
    path: 'auth/user/passkeys',
    access: user,
    summary: 'Own passkeys, newest first',
    response: passkeys,
  }),
  getPasskeyOptions: defineEndpoint({
    method: 'POST',
    path: 'auth/user/passkeys/options',
    access: withAccess(user, { recentPassword: true }),
    summary: 'Begin to make a passkey',
    body: passkeyNameForm,
    response: z.object({ options: webAuthnOptions }),
  }),
  createPasskey: defineEndpoint({
    method: 'POST',
    path: 'auth/user/passkeys',
    access: withAccess(user, { recentPassword: true }),
    summary: 'Keep the passkey that the browser made',
    body: z.object({ name: passkeyNameSchema, credential: registrationCredential }),
    response: passkeys,
  }),
  renamePasskey: defineEndpoint({
    method: 'PUT',
    path: 'auth/user/passkeys/:id',
    access: withAccess(user, { record: true }),
    summary: 'Give an own passkey another name',
    params: idParams,
    body: passkeyNameForm,
    response: passkeys,
  }),
  deletePasskey: defineEndpoint({
    method: 'DELETE',
    path: 'auth/user/passkeys/:id',
    access: withAccess(user, { record: true, recentPassword: true }),
    summary: 'Delete an own passkey; it opens nothing from then on',
    params: idParams,
    response: passkeys,
  }),
}
