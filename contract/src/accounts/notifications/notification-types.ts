import type { Permission } from '../../core/permissions.ts'

/** Ways in which a notification reaches its reader: the bell, a mail, a message of the browser. */
export const NOTIFICATION_CHANNELS = ['database', 'email', 'browser'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

export interface NotificationTypeDefinition {
  /** Heading in the preferences; a key of a language line, like `name`. */
  readonly group: string
  readonly name: string
  /** Channels of somebody who never chose. */
  readonly defaults: readonly NotificationChannel[]
  /** Only who has it can ever receive this type, and is offered it in the preferences. */
  readonly permission?: Permission
  /** Only premium members can receive it. */
  readonly isForPremium?: true
  /** A mail of its own goes out whatever was chosen: none is sent besides. */
  readonly isMailedAnyway?: true
}

const define = <const T extends Record<string, NotificationTypeDefinition>>(types: T) => types

/** Every kind of notification that the product sends, in the order of the preferences. A sender that is added gets a line here. */
export const NOTIFICATION_TYPES = define({
  'link.accepted': {
    group: 'Your links',
    name: 'A link of yours was accepted',
    defaults: ['database'],
    permission: 'liens.create',
  },
  'link.denied': {
    group: 'Your links',
    name: 'A link of yours was denied',
    defaults: ['database', 'email'],
    permission: 'liens.create',
  },
  'link.died': {
    group: 'Your links',
    name: 'A link of yours was marked as dead',
    defaults: ['database'],
    permission: 'liens.create',
  },
  'release.accepted': {
    group: 'Your links',
    name: 'An nzb or torrent of yours was accepted',
    defaults: ['database'],
    permission: 'nzb.create',
  },
  'release.denied': {
    group: 'Your links',
    name: 'An nzb or torrent of yours was denied',
    defaults: ['database', 'email'],
    permission: 'nzb.create',
  },
  'release.died': {
    group: 'Your links',
    name: 'An nzb or torrent of yours was marked as dead',
    defaults: ['database'],
    permission: 'nzb.create',
  },
  'contribution.withdrawn': {
    group: 'Your links',
    name: 'Something of yours was withdrawn after a takedown notice, or is back',
    defaults: ['database', 'email'],
    permission: 'liens.create',
  },
  'contribution.trust': {
    group: 'Your links',
    name: 'Whether moderators look at what you add before it is seen',
    defaults: ['database'],
    permission: 'liens.create',
  },
  'list.withheld': {
    group: 'Your lists',
    name: 'A moderator changed, hid or removed a list of yours, or brought it back',
    defaults: ['database', 'email'],
    permission: 'lists.create',
  },
  'words.deleted': {
    group: 'Your comments and reviews',
    name: 'A moderator deleted a comment or a review of yours, or put it back',
    defaults: ['database'],
    permission: 'comments.create',
  },
  'member.sanctioned': {
    group: 'Your account',
    name: 'Moderators warn you, suspend you, or lift it; a mail comes in any case',
    defaults: ['database'],
    isMailedAnyway: true,
  },
  'request.processing': {
    group: 'Your requests',
    name: 'Somebody takes care of what you asked for',
    defaults: ['database'],
    permission: 'requests.view',
  },
  'request.resolved': {
    group: 'Your requests',
    name: 'What you asked for is there',
    defaults: ['database', 'email'],
    permission: 'requests.view',
  },
  'follow.title': {
    group: 'What you follow',
    name: 'A title that you follow has something new',
    defaults: ['database'],
  },
  'follow.person': {
    group: 'What you follow',
    name: 'A person that you follow has a new work',
    defaults: ['database'],
  },
  'follow.list': {
    group: 'What you follow',
    name: 'A list that you follow has a new title',
    defaults: ['database'],
  },
  'follow.user': {
    group: 'What you follow',
    name: 'A member whom you follow shows a list or a review',
    defaults: ['database'],
  },
  'payment.failed': {
    group: 'Your plan',
    name: 'A payment for your plan failed',
    defaults: ['database', 'email'],
  },
  'plan.unpaid': {
    group: 'Your plan',
    name: 'Your plan is over because it was not paid',
    defaults: ['database', 'email'],
  },
  'debrid.expiring': {
    group: 'Your debrid accounts',
    name: 'The premium of an account of yours ends soon',
    defaults: ['database'],
    isForPremium: true,
  },
  'debrid.refused': {
    group: 'Your debrid accounts',
    name: 'A debrid service no longer accepts a key of yours',
    defaults: ['database'],
    isForPremium: true,
  },
  'workspace.passed-on': {
    group: 'Workspaces',
    name: 'A workspace of yours has a new owner',
    defaults: ['database'],
  },
  'workspace.invited': {
    group: 'Workspaces',
    name: 'Somebody invites you to a workspace',
    defaults: ['database', 'email'],
  },
})

export type NotificationType = keyof typeof NOTIFICATION_TYPES

export const NOTIFICATION_TYPE_NAMES = Object.keys(NOTIFICATION_TYPES) as [
  NotificationType,
  ...NotificationType[],
]

export const isNotificationType = (name: string): name is NotificationType =>
  Object.hasOwn(NOTIFICATION_TYPES, name)
