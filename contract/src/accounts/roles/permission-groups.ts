import type { Permission } from '../../core/permissions.ts'

/** What each permission allows, in words: English lines, in the order in which they are shown. */
export const PERMISSION_GROUPS = [
  {
    label: 'The catalogue',
    permissions: {
      'titles.view': 'See titles, channels and news',
      'people.view': 'See people',
      'videos.play': 'Watch videos',
      'titles.create': 'Add titles',
      'titles.update': 'Edit titles, genres and keywords, and decide about contributions',
      'titles.delete': 'Delete and merge titles',
      'titles.import': 'Import titles, and exchange the catalogue as files',
      'people.update': 'Edit people',
      'videos.update': 'Edit videos',
    },
  },
  {
    label: 'Contributions',
    permissions: {
      'liens.view': 'See and open links',
      'liens.create': 'Add links, and edit their own',
      'liens.update': 'Edit the links of others',
      'liens.delete': 'Delete the links of others',
      'liens.autoapprove': 'What they add is seen at once, without validation',
      'nzb.create': 'Add newsgroup files and torrents, and edit their own',
      'nzb.update': 'Edit the newsgroup files and torrents of others',
      'nzb.delete': 'Delete the newsgroup files and torrents of others',
      'requests.view': 'See requests',
      'requests.create': 'Ask for titles',
      'requests.update': 'Edit the requests of others',
      'requests.delete': 'Delete the requests of others',
      'takedowns.update': 'Decide about takedown notices',
    },
  },
  {
    label: 'The community',
    permissions: {
      'comments.view': 'Read comments',
      'comments.create': 'Write comments',
      'comments.vote': 'Vote on comments and reviews',
      'comments.delete': 'Delete the comments of others, and read what is reported',
      'reviews.create': 'Rate and review titles',
      'reviews.delete': 'Delete the reviews of others',
      'reports.create': 'Report what is wrong',
      'lists.create': 'Make lists',
      'lists.update': 'Edit the lists of others',
      'lists.delete': 'Hide and delete the lists of others',
      'workspaces.create': 'Make workspaces',
      'members.moderate': 'Warn and suspend members',
    },
  },
  {
    label: 'Members and billing',
    permissions: {
      'users.view': 'Count members, and see suspended ones',
      'users.update': 'See, invite and edit members, and give them rights',
      'users.delete': 'Delete members',
      'roles.update': 'Define roles',
      'subscriptions.update': 'Look after subscriptions',
      'plans.update': 'Define plans and prices',
    },
  },
  {
    label: 'What the site shows',
    permissions: {
      'channels.update': 'Edit channels and rows',
      'news.update': 'Write news',
      'custom_pages.update': 'Edit pages',
      'contact.update': 'Read and answer messages',
      'tags.update': 'Edit tags',
      'localizations.update': 'Translate the site',
      'appearance.update': 'Change how the site looks',
      'files.create': 'Upload files',
      'files.update': 'Look after the files of everybody',
    },
  },
  {
    label: 'The administration',
    permissions: {
      'admin.access': 'Enter the administration',
      'settings.update': 'Change the settings',
      'logs.view': 'Read logs and the history',
      'backups.update': 'Make, download and delete backups',
      'api.access': 'Use the API with access tokens',
      admin: 'Everything, now and in the future',
    },
  },
] as const satisfies readonly {
  readonly label: string
  readonly permissions: Readonly<Partial<Record<Permission, string>>>
}[]

/** The English line of each limit: `lists.create count`. Bytes are asked for in MB. */
export const LIMIT_NAMES = {
  'liens.create pending': 'Links that wait for validation at a time',
  'nzb.create pending': 'Files that wait for validation at a time',
  'comments.create day': 'Comments a day',
  'reviews.create day': 'Reviews a day',
  'reports.create open': 'Open reports at a time',
  'lists.create count': 'Lists at a time',
  'requests.create open': 'Open requests at a time',
  'files.create size': 'Largest file, in MB',
  'files.create space': 'Space for files, in MB',
  'workspaces.create count': 'Workspaces at a time',
  'workspaces.create members': 'Members of each workspace',
} as const
export type LimitName = keyof typeof LIMIT_NAMES
