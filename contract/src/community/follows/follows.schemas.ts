import { z } from 'zod'
import { id } from '../../core/input.ts'

/** What a member may want to hear of: another member, a title, a person of the catalogue, somebody's list. */
export const FOLLOWED_KINDS = ['user', 'title', 'person', 'list'] as const
export type FollowedKind = (typeof FOLLOWED_KINDS)[number]

export const followedParams = z.object({ kind: z.enum(FOLLOWED_KINDS), id })

export const followView = z.object({
  /** Whether the caller follows it; never for guests. */
  is_following: z.boolean(),
  /** Those that the caller may see; null of a member who keeps that from them. */
  followers_count: z.number().nullable(),
})
export type FollowView = z.infer<typeof followView>
