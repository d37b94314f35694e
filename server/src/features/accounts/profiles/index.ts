import { defineFeature } from '../../../platform/feature.ts'
import { profileRoutes } from './profiles.routes.ts'
import { revertibleAccounts } from './revert-accounts.ts'

export const feature = defineFeature({ routes: profileRoutes, revertible: [revertibleAccounts] })
