import { defineFeature } from '../../../platform/feature.ts'
import { memberEditingRoutes } from './member-editing.routes.ts'
import { memberRoutes } from './members.routes.ts'

export const feature = defineFeature({ routes: [...memberRoutes, ...memberEditingRoutes] })
