import { avatarEndpoints } from '@mediatheque/contract/accounts/avatars/avatars.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { canUpdateAccount } from '../users/users.policy.ts'
import { getAccountToManage, rankOf } from '../users/users.service.ts'
import { removeAvatar, setAvatar } from './avatars.service.ts'

export const avatarRoutes = [
  bindEndpoint(avatarEndpoints.uploadAvatar, {
    load: ({ platform, actor, params }) => getAccountToManage(platform, actor, params.id),
    policy: (actor, user) => canUpdateAccount(actor, rankOf(user)),
    run: async ({ platform, record, files, body }) => ({
      image: await setAvatar(platform, record.row.id, { file: files['file'], url: body.url }),
    }),
  }),
  bindEndpoint(avatarEndpoints.deleteAvatar, {
    load: ({ platform, actor, params }) => getAccountToManage(platform, actor, params.id),
    policy: (actor, user) => canUpdateAccount(actor, rankOf(user)),
    run: async ({ platform, record }) => {
      await removeAvatar(platform, record.row.id)
      return { image: null }
    },
  }),
]
