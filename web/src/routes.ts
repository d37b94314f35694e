import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The one table of pages. Fixed paths win over `/$slugOrId`, which is a channel. */
export const routes = rootRoute('root.tsx', [
  layout('shell', 'shell.tsx', [
    index('home.tsx'),
    route('/search', 'search.tsx'),
    route('/search/$query', 'search-results.tsx'),
    route('/titles/$id/$slug', 'title.tsx'),
    route('/titles/$id/$slug/season/$season', 'season.tsx'),
    route('/people/$id/{-$slug}', 'person.tsx'),
    route('/channel/$slugOrId', 'channel-by-id.tsx'),
    route('/channel/$slugOrId/$restriction', 'channel-by-id-restricted.tsx'),
    route('/$slugOrId', 'channel.tsx'),
    route('/$slugOrId/$restriction', 'channel-restricted.tsx'),
    route('/404', 'not-found.tsx'),
    route('/notifications', 'notifications.tsx'),
    route('/notifications/settings', 'notification-settings.tsx'),
    route('/notifications/unsubscribe/$token', 'unsubscribe.tsx'),
    route('/account-settings', 'account-settings.tsx'),
    route('/user/$id/$slug', 'user.tsx'),
    route('/get-user/$username', 'get-user.tsx'),
    route('/titles/$id/download', 'title-download.tsx'),
    route('/titles/$id/season/$season/episode/$episode/download', 'episode-download.tsx'),
    route('/download/$lienId', 'download-link.tsx'),
    route('/admin', 'admin.tsx', [
      index('admin-index.tsx'),
      route('/liens', 'admin-links.tsx'),
      route('/liens/$titleId', 'admin-title-links.tsx'),
      route('/liens/$titleId/new', 'admin-new-link.tsx'),
      route('/liens/$titleId/$lienId/edit', 'admin-edit-link.tsx'),
      route('/liens-validation', 'admin-links-validation.tsx'),
    ]),
  ]),
  layout('auth', 'auth.tsx', [
    route('/login', 'login.tsx'),
    route('/register', 'register.tsx'),
    route('/forgot-password', 'forgot-password.tsx'),
    route('/password/reset/$token', 'reset-password.tsx'),
    route('/setup', 'setup.tsx'),
  ]),
])
