import { makeAccessServices } from './features/accounts/access-services.ts'

/** Who is calling, whether they are human, and how much of what quotas limit they have. */
export const accessServices = makeAccessServices({})
