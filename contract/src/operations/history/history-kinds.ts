import type { Permission } from '../../core/permissions.ts'

interface HistoryKindRule {
  /** The English line of what such a record is called. */
  readonly label: string
  /** Besides `admin.access`: who may read what happened to records of this kind. */
  readonly permission: Permission
}

/** Kinds of records whose changes are written down; a vocabulary, so that a typo does not compile. */
export const HISTORY_KINDS = {
  'custom-page': { label: 'Page', permission: 'custom_pages.update' },
  file: { label: 'File', permission: 'files.update' },
  link: { label: 'Link', permission: 'liens.update' },
  settings: { label: 'Settings', permission: 'settings.update' },
  subscription: { label: 'Subscription', permission: 'subscriptions.update' },
  user: { label: 'Account', permission: 'users.update' },
} as const satisfies Readonly<Record<string, HistoryKindRule>>
export type HistoryKind = keyof typeof HISTORY_KINDS

/** What can have been done to a record, with the English line of it. */
export const HISTORY_ACTIONS = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  accepted: 'Accepted',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  died: 'Marked as dead',
  revived: 'Marked as active',
  reset: 'Sent back to validation',
  reverted: 'Reverted',
} as const
export type HistoryAction = keyof typeof HISTORY_ACTIONS

/** By what way somebody acted: on the pages of the site, by a program with an access token, or the site by itself. */
export const HISTORY_WAYS = { site: 'Site', token: 'API token', job: 'Job' } as const
export type HistoryWay = keyof typeof HISTORY_WAYS
