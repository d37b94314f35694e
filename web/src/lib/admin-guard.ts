import type { StaticDataRouteOption } from '@tanstack/react-router'
import { adminNeeds } from './admin-areas.ts'
import { requirePermission } from './guards.ts'

interface Entered {
  readonly fullPath: string
  readonly staticData: StaticDataRouteOption
}

/** Lets those in who have everything that the page needs; others go where the guards of all pages lead. */
export function requireAdminArea(
  { fullPath, staticData }: Entered,
  location: { readonly href: string },
): void {
  for (const need of [...adminNeeds(fullPath), ...(staticData.adminEntry?.needs ?? [])])
    requirePermission(need, location)
}
