import { z } from 'zod'

export const HUMAN_CHECK_MINUTES = 10
export const HUMAN_CHECK_TOKEN_MAX_LENGTH = 10_000

/** A task of ALTCHA (proof of work, version 2): find the counter whose key begins with the prefix. */
export const humanCheckChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
})
export type HumanCheckChallenge = z.infer<typeof humanCheckChallenge>

/** What a browser answers, as base64 of its JSON: the value of `token`. */
export const humanCheckAnswer = z.object({
  challenge: humanCheckChallenge,
  solution: z.object({
    counter: z.number().int().min(0),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
})
