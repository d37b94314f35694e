import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams } from '../../core/list-query.ts'
import { accountExport } from './own-data.schemas.ts'

export const ownDataEndpoints = {
  deleteUsers: defineEndpoint({
    method: 'DELETE',
    path: 'users/:ids',
    access: withAccess(user, { record: true, recentPassword: true }),
    summary: 'Delete the own account with `deleteCurrentUser`, or others with `users.delete`',
    params: idsParams,
    body: z.object({ deleteCurrentUser: z.boolean().or(z.stringbool()).default(false) }),
    response: z.object({ deleted: z.number() }),
  }),
  exportAccount: defineEndpoint({
    method: 'GET',
    path: 'users/me/export',
    access: user,
    summary: 'All that is kept about the own account, as a file',
    response: accountExport,
  }),
}
