import { trustEndpoints } from '@mediatheque/contract/accounts/trust/trust.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { findAccount } from '../users/login-accounts.service.ts'
import { displayName } from '../users/users.presenter.ts'
import { getVisibleUser, rankOf, type UserRow } from '../users/users.service.ts'
import { canSetTrust } from './trust.policy.ts'
import { setTrust } from './trust.service.ts'

const versioned = viewOfRecord<UserRow>({
  find: (id, { platform }) => findAccount(platform, id),
  view: (row) => ({ name: displayName(row) }),
})

export const trustRoutes = [
  bindEndpoint(trustEndpoints.setTrust, {
    versioned,
    load: ({ platform, actor, params }) => getVisibleUser(platform, actor, params.id),
    policy: (actor, user) => canSetTrust(actor, rankOf(user)),
    run: ({ platform, actor, record, body }) =>
      setTrust(platform, actor, {
        userId: record.row.id,
        version: body.version,
        isTrusted: body.is_trusted,
      }),
  }),
]
