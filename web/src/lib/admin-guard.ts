import type { StaticDataRouteOption } from '@tanstack/react-router'
import { adminNeeds } from './admin-areas.ts'
import { takeAdminLines } from './admin-lines.ts'
import { requirePermission } from './guards.ts'

interface Entered {
  readonly fullPath: string
  readonly staticData: StaticDataRouteOption
}

/** Lets those in who have everything that the page needs, with its texts; others go where the guards of all pages lead. */
export async function enterAdminArea(
  { fullPath, staticData }: Entered,
  location: { readonly href: string },
): Promise<void> {
  for (const need of [...adminNeeds(fullPath), ...(staticData.adminEntry?.needs ?? [])])
    requirePermission(need, location)
  await takeAdminLines()
}
