import { defineFeature } from '../../../platform/feature.ts'
import { claimRoutes } from './claims.routes.ts'

export const feature = defineFeature({ routes: claimRoutes })
