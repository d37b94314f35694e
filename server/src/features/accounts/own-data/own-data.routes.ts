import { ownDataEndpoints } from '@mediatheque/contract/accounts/own-data/own-data.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { clearSessionCookie } from '../sessions/session-cookie.service.ts'
import { listUsersWithGrants, rankOf } from '../users/users.service.ts'
import { deleteAccounts } from './delete-accounts.ts'
import { exportAccount } from './export-account.ts'
import { canDeleteAccounts } from './own-data.policy.ts'

export const ownDataRoutes = [
  bindEndpoint(ownDataEndpoints.deleteUsers, {
    load: async ({ platform, params }) =>
      (await listUsersWithGrants(platform, params.ids)).map(rankOf),
    policy: (actor, accounts, { params, body }) =>
      canDeleteAccounts(actor, { ids: params.ids, isOwn: body.deleteCurrentUser, accounts }),
    run: async ({
      platform,
      actor,
      params: { ids },
      body: { deleteCurrentUser: isOwn },
      reply,
    }) => {
      const deleted = await deleteAccounts(platform, actor, { ids, isOwn })
      if (isOwn) clearSessionCookie(reply, platform.config)
      return { deleted }
    },
  }),
  bindEndpoint(ownDataEndpoints.exportAccount, {
    run: async ({ platform, actor, reply }) => {
      const account = await exportAccount(platform, actor.user.id)
      const day = account.exported_at.slice(0, 10)
      void reply
        .header(
          'content-disposition',
          `attachment; filename="${account.profile.username}-${day}.json"`,
        )
        .header('cache-control', 'private, no-store')
      return account
    },
  }),
]
