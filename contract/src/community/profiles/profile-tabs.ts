/** Panels of a profile, by their addresses; the first is shown where none is named. */
export const PROFILE_TABS = [
  'lists',
  'ratings',
  'reviews',
  'comments',
  'followers',
  'followed-users',
  'activity',
] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]
