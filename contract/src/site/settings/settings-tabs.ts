/** Tabs of the settings by their name in the address of the admin page, in the order in which they stand there. */
export const SETTINGS_TABS = [
  'general',
  'subscriptions',
  'localization',
  'authentication',
  'uploading',
  'outgoing-email',
  'cache',
  'queue',
  'websockets',
  'search',
  'videos',
  'analytics',
  'logging',
  'recaptcha',
  'gdpr',
  'content',
  'seo',
  'ads',
  'appearance',
] as const
export type SettingsTabName = (typeof SETTINGS_TABS)[number]

/** Those of the settings page; advertisements have a page of their own, and the appearance an editor. */
export const EDITED_SETTINGS_TABS = SETTINGS_TABS.filter(
  (tab) => tab !== 'appearance' && tab !== 'ads',
)
