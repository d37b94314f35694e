import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'

const avatarAnswer = z.object({ image: z.string().nullable() })

export const avatarEndpoints = {
  uploadAvatar: defineEndpoint({
    method: 'POST',
    path: 'users/:id/avatar',
    access: withAccess(user, { record: true }),
    summary:
      'Set the picture of the own account from a file, field `file`, or from the address `url` of one on a host that the site shows pictures of; the server cuts it square',
    params: idParams,
    multipart: true,
    body: z.object({ url: z.string().trim().max(2000).optional() }),
    response: avatarAnswer,
  }),
  deleteAvatar: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/avatar',
    access: withAccess(user, { record: true }),
    summary: 'Remove the picture of the own account',
    params: idParams,
    response: avatarAnswer,
  }),
}
