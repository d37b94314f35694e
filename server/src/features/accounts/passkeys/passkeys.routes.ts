import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { answerLogin, callerOf } from '../auth/answer-login.service.ts'
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts'
import { canManagePasskey } from './passkeys.policy.ts'
import { presentPasskey } from './passkeys.presenter.ts'
import {
  beginRegistration,
  deletePasskey,
  finishRegistration,
  getPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskey,
} from './passkeys.service.ts'

/** An access token that leaked must not be able to make itself a passkey. */
function ownerIn(actor: Actor): ActorUser {
  if (!actor.user || !actor.session) throw new AppError('forbidden')
  return actor.user
}

const present = (rows: PasskeyRow[]) => ({ passkeys: rows.map(presentPasskey) })

export const passkeyRoutes = [
  bindEndpoint(passkeyEndpoints.getPasskeyLoginOptions, {
    run: async ({ platform, request }) => ({
      options: { ...(await beginPasskeyLogin(platform, callerOf(request))) },
    }),
  }),
  bindEndpoint(passkeyEndpoints.logInWithPasskey, {
    run: async ({ platform, body, request, reply }) => {
      const remembering = { isRemembered: body.remember }
      return answerLogin(
        platform,
        await logInWithPasskey(platform, body.credential, remembering, callerOf(request)),
        remembering,
        { request, reply },
      )
    },
  }),
  bindEndpoint(passkeyEndpoints.listPasskeys, {
    run: ({ platform, actor }) => listPasskeys(platform, ownerIn(actor).id),
    present,
  }),
  bindEndpoint(passkeyEndpoints.getPasskeyOptions, {
    run: async ({ platform, actor }) => ({
      options: { ...(await beginRegistration(platform, ownerIn(actor))) },
    }),
  }),
  bindEndpoint(passkeyEndpoints.createPasskey, {
    run: async ({ platform, actor, body }) => {
      const { id } = ownerIn(actor)
      await finishRegistration(platform, id, body.name, body.credential)
      return listPasskeys(platform, id)
    },
    present,
  }),
  bindEndpoint(passkeyEndpoints.renamePasskey, {
    load: ({ platform, params }) => getPasskey(platform, params.id),
    policy: (actor, passkey) => canManagePasskey(actor, passkey),
    run: async ({ platform, record, body }) => {
      await renamePasskey(platform, record, body.name)
      return listPasskeys(platform, record.user_id)
    },
    present,
  }),
  bindEndpoint(passkeyEndpoints.deletePasskey, {
    load: ({ platform, params }) => getPasskey(platform, params.id),
    policy: (actor, passkey) => canManagePasskey(actor, passkey),
    run: async ({ platform, record }) => {
      await deletePasskey(platform, record)
      return listPasskeys(platform, record.user_id)
    },
    present,
  }),
]
