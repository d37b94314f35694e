import { z } from 'zod'
import { defineQuota } from '../../core/quota.ts'
import { line } from '../../core/input.ts'

export const ACCESS_TOKEN_NAME_MAX_LENGTH = 100
/** Of one account at a time. */
export const ACCESS_TOKENS_MAX = 50
export const ACCESS_TOKENS_QUOTA = defineQuota({ name: 'access-tokens', most: ACCESS_TOKENS_MAX })
/** Begins every token, so that scanners of leaked secrets know one when they see it. */
export const ACCESS_TOKEN_PREFIX = 'mdt_'

/** A token as its owner sees it after it was made: never the token itself. */
export const accessTokenView = z.object({
  id: z.number(),
  name: z.string(),
  /** Null: never used. Up to a minute behind. */
  last_used_at: z.string().nullable(),
})
export type AccessTokenView = z.infer<typeof accessTokenView>

export const accessTokenForm = z.object({
  tokenName: line({
    max: ACCESS_TOKEN_NAME_MAX_LENGTH,
    missing: 'Please enter a name for the token.',
    tooLong: 'This name is too long.',
  }),
})
