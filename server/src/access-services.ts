import { makeAccessServices } from './features/accounts/access-services.ts'
import { countOwnedWorkspaces } from './features/accounts/workspaces/workspaces.service.ts'
import { countPendingLinks } from './features/links/links/links.service.ts'

/** Who is calling, whether they are human, and how much of what quotas limit they have. */
export const accessServices = makeAccessServices({
  pending: countPendingLinks,
  count: countOwnedWorkspaces,
})
