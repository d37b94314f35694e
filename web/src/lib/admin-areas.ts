import {
  hasPermission,
  type Permission,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'

/** All of them are needed; of a list within, one. */
type Needs = readonly (Permission | readonly Permission[])[]

const staffWith = (...extra: Permission[]): Needs => ['admin.access', ...extra]

/**
 * Who enters what below `/admin`, by the path of the page without `/admin/`: the guard of the pages and the navigation
 * both ask here. What is said of a path holds for those below it; an area that is not named is for everybody who may
 * enter the administration. Uploaders share the frame for the lists and editors of what is theirs.
 */
const AREAS: Readonly<Record<string, Needs>> = {
  '': staffWith(),
  liens: ['liens.create'],
  'liens/$titleId/$lienId/edit': [['liens.create', 'liens.update']],
  'add-many': [['liens.create', 'nzb.create']],
  nzbs: ['nzb.create'],
  torrents: ['nzb.create'],
  'nzbs/$titleId/$nzbId/edit': [['nzb.create', 'nzb.update']],
  'torrents/$titleId/$torrentId/edit': [['nzb.create', 'nzb.update']],
  nzb: [['nzb.create', 'nzb.update']],
  'liens-validation': staffWith('titles.update'),
  'liens-reportes': staffWith('titles.update'),
  'nzbs-validation': staffWith('titles.update'),
  denials: staffWith('titles.update'),
  'nzbs-reportes': staffWith('titles.update'),
  'torrents-validation': staffWith('titles.update'),
  'torrents-reportes': staffWith('titles.update'),
  community: staffWith('comments.delete'),
  'community/answers': staffWith('members.moderate'),
  'community/sanctions': staffWith('members.moderate'),
  comments: staffWith('comments.delete'),
  reviews: staffWith('reviews.delete'),
  'comments-reportes': staffWith('comments.delete'),
  'reviews-reportes': staffWith('reviews.delete'),
  'lists-reportes': staffWith('lists.delete'),
  'titles/new': staffWith('titles.create'),
  'titles/exchange': staffWith('titles.import'),
  'titles/duplicates': staffWith('titles.delete'),
  'titles/hidden': staffWith('titles.update'),
  'titles/$titleId': staffWith('titles.update'),
  'titles/$titleId/edit/videos': staffWith('titles.update', 'videos.update'),
  'titles/$titleId/edit/seasons/$season/videos': staffWith('titles.update', 'videos.update'),
  'titles/$titleId/edit/seasons/$season/episodes/$episode/videos': staffWith(
    'titles.update',
    'videos.update',
  ),
  videos: staffWith('videos.update'),
  people: staffWith('people.update'),
  genres: staffWith('titles.update'),
  keywords: staffWith('titles.update'),
  lists: staffWith('lists.update'),
  channels: staffWith('channels.update'),
  news: staffWith('news.update'),
  takedowns: staffWith('takedowns.update'),
  'hosts-status': staffWith('titles.update'),
  postponed: staffWith('titles.update'),
  users: staffWith('users.update'),
  workspaces: staffWith('users.update'),
  roles: staffWith('roles.update'),
  subscriptions: staffWith('subscriptions.update'),
  invoices: staffWith('subscriptions.update'),
  coupons: staffWith('subscriptions.update'),
  'gift-codes': staffWith('subscriptions.update'),
  plans: staffWith('plans.update'),
  requests: staffWith('requests.view'),
  'requests/form': staffWith('requests.view', 'requests.create'),
  'requests/form/$requestId/edit': staffWith('requests.view', 'requests.update'),
  'custom-pages': staffWith('custom_pages.update'),
  messages: staffWith('contact.update'),
  tags: staffWith('tags.update'),
  localizations: staffWith('localizations.update'),
  files: staffWith('files.update'),
  ads: staffWith('settings.update'),
  settings: staffWith('settings.update'),
  'first-steps': staffWith('settings.update'),
  health: staffWith('logs.view'),
  backups: staffWith('backups.update'),
  logs: staffWith('logs.view'),
  appearance: staffWith('appearance.update'),
}

/** What somebody needs for a page of the administration; `path` as its route says it, such as `/admin/liens/$titleId`. */
export function adminNeeds(path: string): Needs {
  const parts = path.split('/').filter(Boolean).slice(1)
  for (let length = parts.length; length > 0; length--) {
    const needs = AREAS[parts.slice(0, length).join('/')]
    if (needs) return needs
  }
  return parts.length === 0 ? AREAS['']! : staffWith()
}

export function mayEnterAdmin(holder: PermissionHolder, path: string): boolean {
  return adminNeeds(path).every((need) =>
    typeof need === 'string'
      ? hasPermission(holder, need)
      : need.some((name) => hasPermission(holder, name)),
  )
}
