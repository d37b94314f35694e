import { z } from 'zod'
import { line } from '../../core/input.ts'
import { user, withAccess } from '../../core/access.ts'
import { IMAGE_MAX_BYTES } from '../../core/constants.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'

const avatarAnswer = z.object({ image: z.string().nullable() })

export const avatarEndpoints = {
  uploadAvatar: defineEndpoint({
    method: 'POST',
    path: 'users/:id/avatar',
    access: withAccess(user, {
      record: true,
      noVersion: 'It is replaced as a whole, and the new one was just chosen.',
    }),
    summary:
      'Set the picture of the own account from a file, field `file`, or from the address `url` of one on a host that the site shows pictures of; the server cuts it square',
    params: idParams,
    bodyForm: { files: { file: { maxBytes: IMAGE_MAX_BYTES } } },
    body: z.object({ url: line({ max: 2_000 }).optional() }),
    response: avatarAnswer,
  }),
  deleteAvatar: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/avatar',
    access: withAccess(user, {
      record: true,
      noVersion: 'It is replaced as a whole, and the new one was just chosen.',
    }),
    summary: 'Remove the picture of the own account',
    params: idParams,
    response: avatarAnswer,
  }),
}
