import { z } from 'zod'
import { token } from '../../core/input.ts'
import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH, humanCheckChallenge } from './human-check.schemas.ts'

export const humanCheckEndpoints = {
  getHumanCheckChallenge: defineEndpoint({
    method: 'GET',
    path: 'human-check/challenge',
    access: anyone,
    throttle: { name: 'human-check.address', by: 'address', attempts: 240, windowSeconds: 900 },
    summary: 'A task whose solution, in `token`, passes the human check once',
    response: humanCheckChallenge,
  }),
  verifyHumanCheck: defineEndpoint({
    method: 'POST',
    path: 'recaptcha/verify',
    access: anyone,
    // Each try may ask a service outside, and a good one leaves a row behind.
    throttle: { name: 'human-answer.address', by: 'address', attempts: 60, windowSeconds: 900 },
    summary: 'Whether a token of the human check is good; that uses it up',
    body: z.object({ token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).default('') }),
    response: z.object({ success: z.boolean() }),
  }),
}
