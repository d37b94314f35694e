import type { AnyRouter } from '@tanstack/react-router'
import { addAdminPages } from 'virtual:admin-routes'

const FRAME = '/_shell/admin'

/**
 * Puts the pages of the administration into the table of pages, which in the browser begins without them
 * (`vite/admin-routes.ts`).
 *
 * @returns whether they were missing: then an address below `/admin` has to be looked up again.
 */
export function addAdminRoutes(router: AnyRouter): boolean {
  if (!addAdminPages || `${FRAME}/` in router.routesById) return false
  addAdminPages(router.routesById[FRAME])
  router.setRoutes(router.buildRouteTree())
  return true
}
