import { z } from 'zod'
import { guestOnly } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { emailSchema, newPasswordSchema } from '../auth/auth.schemas.ts'

export const setupEndpoints = {
  setUp: defineEndpoint({
    method: 'POST',
    path: 'auth/setup',
    access: guestOnly,
    summary:
      'Make the first administrator of an empty site, with the token printed at its start; works once',
    body: z.object({
      setup_token: z.string().max(200),
      email: emailSchema,
      password: newPasswordSchema,
    }),
    response: z.object({ email: z.string() }),
  }),
}
