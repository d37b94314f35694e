import { z } from 'zod'
import { flag } from '../../core/input.ts'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams } from '../../core/list-query.ts'
import { accountExport } from './own-data.schemas.ts'

export const ownDataEndpoints = {
  deleteUsers: defineEndpoint({
    method: 'DELETE',
    path: 'users/:ids',
    access: withAccess(user, {
      inPerson: true,
      record: true,
      history: 'user',
      noVersion:
        'An account is deleted for who it is, not for what it says, after the password was confirmed.',
      recentPassword: true,
    }),
    summary: 'Delete the own account with `deleteCurrentUser`, or others with `users.delete`',
    params: idsParams,
    body: z.object({ deleteCurrentUser: flag.default(false) }),
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
