import type { Permission } from '../../core/permissions.ts'

interface HistoryKindRule {
  /** The English line of what such a record is called. */
  readonly label: string
  /** Besides `admin.access`: who may read what happened to records of this kind; of several, one is enough. */
  readonly permission: Permission | readonly Permission[]
  /** The English line of why no change of such a record is taken back; null where changes are. */
  readonly noRevert: string | null
}

/** Kinds of records whose changes are written down; a vocabulary, so that a typo does not compile. */
export const HISTORY_KINDS = {
  backup: {
    label: 'Backup',
    permission: 'backups.update',
    noRevert: 'A backup is made and deleted where backups stand.',
  },
  channel: { label: 'Channel', permission: 'channels.update', noRevert: null },
  comment: {
    label: 'Comment',
    permission: 'comments.delete',
    noRevert: 'What was deleted is not shown again.',
  },
  'contact-message': {
    label: 'Contact message',
    permission: 'contact.update',
    noRevert: 'What a message says is no part of the history, and nothing else of it is changed.',
  },
  coupon: {
    label: 'Coupon',
    permission: 'subscriptions.update',
    noRevert: 'The end and the limit of a coupon are changed where coupons stand.',
  },
  'custom-page': { label: 'Page', permission: 'custom_pages.update', noRevert: null },
  episode: { label: 'Episode', permission: 'titles.update', noRevert: null },
  file: {
    label: 'File',
    permission: 'files.update',
    noRevert: 'A file that was deleted is not kept, and nothing else of files is changed.',
  },
  genre: { label: 'Genre', permission: 'titles.update', noRevert: null },
  'gift-code': {
    label: 'Gift code',
    permission: 'subscriptions.update',
    noRevert: 'A code is withdrawn where gift codes stand.',
  },
  job: {
    label: 'Job',
    permission: 'logs.view',
    noRevert: 'What a job did stands where it did it.',
  },
  keyword: { label: 'Keyword', permission: 'titles.update', noRevert: null },
  link: { label: 'Link', permission: 'liens.update', noRevert: null },
  'link-host': {
    label: 'Host',
    permission: 'settings.update',
    noRevert: 'How a host is checked is said where its status is shown.',
  },
  list: { label: 'List', permission: ['lists.update', 'lists.delete'], noRevert: null },
  localization: {
    label: 'Line of a language',
    permission: 'localizations.update',
    noRevert: 'A line is changed again where it is translated.',
  },
  news: { label: 'Article', permission: 'news.update', noRevert: null },
  nzb: { label: 'Nzb', permission: 'nzb.update', noRevert: null },
  person: { label: 'Person', permission: 'people.update', noRevert: null },
  plan: { label: 'Plan', permission: 'plans.update', noRevert: null },
  report: {
    label: 'Reported fault',
    permission: 'titles.update',
    noRevert: 'What was decided about a report is not taken back. It can be reported again.',
  },
  request: {
    label: 'Request',
    permission: 'requests.update',
    noRevert: 'A request is changed where it stands, and opened again there.',
  },
  review: {
    label: 'Review',
    permission: 'reviews.delete',
    noRevert: 'What was deleted is not shown again.',
  },
  role: { label: 'Role', permission: 'roles.update', noRevert: null },
  sanction: {
    label: 'Warning or suspension',
    permission: 'members.moderate',
    noRevert: 'A warning or a suspension is lifted where it stands.',
  },
  season: { label: 'Season', permission: 'titles.update', noRevert: null },
  settings: { label: 'Settings', permission: 'settings.update', noRevert: null },
  'site-language': {
    label: 'Language of the site',
    permission: 'localizations.update',
    noRevert: null,
  },
  'staff-answer': { label: 'Canned answer', permission: 'members.moderate', noRevert: null },
  subscription: {
    label: 'Subscription',
    permission: 'subscriptions.update',
    noRevert: 'What is paid and until when is said by whoever takes the payment.',
  },
  tag: { label: 'Tag', permission: 'tags.update', noRevert: null },
  title: {
    label: 'Title',
    permission: 'titles.update',
    noRevert: null,
  },
  takedown: {
    label: 'Takedown notice',
    permission: 'takedowns.update',
    noRevert: 'What was withdrawn is brought back where its notice stands.',
  },
  torrent: { label: 'Torrent', permission: 'nzb.update', noRevert: null },
  user: { label: 'Account', permission: 'users.update', noRevert: null },
  video: { label: 'Video', permission: 'videos.update', noRevert: null },
} as const satisfies Readonly<Record<string, HistoryKindRule>>
export type HistoryKind = keyof typeof HISTORY_KINDS

/** What can have been done to a record, with the English line of it. */
export const HISTORY_ACTIONS = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  accepted: 'Accepted',
  denied: 'Denied',
  restored: 'Restored',
  merged: 'Merged',
  hidden: 'Hidden',
  withdrawn: 'Withdrawn',
  died: 'Marked as dead',
  revived: 'Marked as active',
  reset: 'Sent back to validation',
  postponed: 'Postponed',
  resumed: 'Put back into the queue',
  reverted: 'Reverted',
  started: 'Started by hand',
  retried: 'Tried again',
  dropped: 'Taken out of the queue',
  stopped: 'Told to stop',
} as const
export type HistoryAction = keyof typeof HISTORY_ACTIONS

/**
 * By what way somebody acted: on the pages of the site, by a program with an access token, at the command line of
 * the machine, or the site by itself.
 */
export const HISTORY_WAYS = {
  site: 'Site',
  token: 'API token',
  command: 'Command line',
  job: 'Job',
} as const
export type HistoryWay = keyof typeof HISTORY_WAYS
