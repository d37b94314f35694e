import { z } from 'zod'
import { token } from '../../core/input.ts'
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
    throttle: { name: 'setup.address', by: 'address', attempts: 20, windowSeconds: 900 },
    body: z.object({
      setup_token: token({ max: 200 }),
      email: emailSchema,
      password: newPasswordSchema,
    }),
    response: z.object({ email: z.string() }),
  }),
}
