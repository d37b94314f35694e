import { z } from 'zod'
import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { humanCheckChallenge } from './human-check.schemas.ts'

export const humanCheckEndpoints = {
  getHumanCheckChallenge: defineEndpoint({
    method: 'GET',
    path: 'human-check/challenge',
    access: anyone,
    summary: 'A task whose solution, in `token`, passes the human check once',
    response: humanCheckChallenge,
  }),
  verifyHumanCheck: defineEndpoint({
    method: 'POST',
    path: 'recaptcha/verify',
    access: anyone,
    summary: 'Whether a token of the human check is good; that uses it up',
    body: z.object({ token: z.string().max(10_000).default('') }),
    response: z.object({ success: z.boolean() }),
  }),
}
