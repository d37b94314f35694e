/** Made when the site is built: `vite/admin-routes.ts`. */
declare module 'virtual:admin-routes' {
  import type { AnyRoute } from '@tanstack/react-router'

  /** Not there where the table of pages is whole: on the server. */
  export const addAdminPages: ((frame: AnyRoute) => void) | undefined
}
