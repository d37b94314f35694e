import type { SettingsGroup } from '../../settings.ts'

/** Groups of settings that the editor of the appearance changes, whichever tab they stand in. */
export const APPEARANCE_GROUPS = [
  'branding',
  'themes',
  'menus',
  'landing',
  'custom_code',
  'seo_title',
  'seo_season',
  'seo_episode',
  'seo_watch',
  'seo_person',
  'seo_landing',
  'seo_news',
  'seo_channel',
] as const satisfies readonly SettingsGroup[]
export type AppearanceGroup = (typeof APPEARANCE_GROUPS)[number]

/** A page that is asked for with it is drawn with the draft, for those who may edit that. */
export const DRAFT_PARAMETER = 'appearance-draft'

/** Of a call that a page makes to be drawn with the draft. */
export const DRAFT_HEADER = 'x-appearance-draft'
