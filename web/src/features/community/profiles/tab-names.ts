import type { ProfileTab } from '@mediatheque/contract/community/profiles/profile-tabs.ts'

/** Keys of language lines. */
export const TAB_NAMES: Readonly<Record<ProfileTab, string>> = {
  lists: 'Lists',
  ratings: 'Ratings',
  reviews: 'Reviews',
  comments: 'Comments',
  followers: 'Followers',
  'followed-users': 'Followed members',
  activity: 'Activity',
}
