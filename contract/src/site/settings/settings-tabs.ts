/** Tabs of the settings by their name in the address of the admin page, in the order in which they stand there. */
export const SETTINGS_TABS = [
  'general',
  'localization',
  'authentication',
  'uploading',
  'logging',
  'recaptcha',
  'gdpr',
  'content',
  'appearance',
] as const
export type SettingsTabName = (typeof SETTINGS_TABS)[number]

/** Those of the settings page; what belongs to the appearance has an editor of its own. */
export const EDITED_SETTINGS_TABS = SETTINGS_TABS.filter((tab) => tab !== 'appearance')
