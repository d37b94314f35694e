import { defineFeature } from '../../../platform/feature.ts'
import { memberEditingRoutes } from './member-editing.routes.ts'
import { memberRoutes } from './members.routes.ts'
import { revertibleRights } from './revert-rights.ts'

export const feature = defineFeature({
  routes: [...memberRoutes, ...memberEditingRoutes],
  revertible: [revertibleRights],
})
