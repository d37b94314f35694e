import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The one table of pages. Fixed paths win over `/$slugOrId`, which is a channel. */
export const routes = rootRoute('root.tsx', [
  layout('shell', 'shell.tsx', [
    index('home.tsx'),
    route('/404', 'not-found.tsx'),
    route('/notifications', 'notifications.tsx'),
    route('/user/$id/$slug', 'user.tsx'),
    route('/get-user/$username', 'get-user.tsx'),
  ]),
  layout('auth', 'auth.tsx', [route('/login', 'login.tsx'), route('/register', 'register.tsx')]),
])
