import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
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

const present = (rows: PasskeyRow[]) => ({ passkeys: rows.map(presentPasskey) })

export const passkeyRoutes = [
  bindEndpoint(passkeyEndpoints.getPasskeyLoginOptions, {
    run: async ({ platform }) => ({
      options: { ...(await beginPasskeyLogin(platform)) },
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
    run: ({ platform, actor }) => listPasskeys(platform, actor.user.id),
    present,
  }),
  bindEndpoint(passkeyEndpoints.getPasskeyOptions, {
    run: async ({ platform, actor }) => ({
      options: { ...(await beginRegistration(platform, actor.user!)) },
    }),
  }),
  bindEndpoint(passkeyEndpoints.createPasskey, {
    run: async ({ platform, actor, body }) => {
      const { id } = actor.user!
      await finishRegistration(platform, actor, body.name, body.credential)
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
