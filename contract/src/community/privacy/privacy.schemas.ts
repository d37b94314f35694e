import { z } from 'zod'

/**
 * Parts of a profile, each of which its owner may keep from others. `follows`: whom they follow, and who follows them;
 * `activity`: what of the other parts they did when, and what followers see of it.
 */
export const PROFILE_PARTS = [
  'lists',
  'ratings',
  'reviews',
  'comments',
  'follows',
  'activity',
] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** Who may see a part: all who may see titles, those of them who have an account, its owner alone. */
export const AUDIENCES = ['everyone', 'members', 'self'] as const
export type PartAudience = (typeof AUDIENCES)[number]

const audience = z.enum(AUDIENCES)

export const privacyView = z.object({
  lists: audience,
  ratings: audience,
  reviews: audience,
  comments: audience,
  follows: audience,
  activity: audience,
})
export type PrivacyView = z.infer<typeof privacyView>
