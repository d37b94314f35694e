import { defineFeature } from '../../../platform/feature.ts'
import { followingRoutes } from './following.routes.ts'

export const feature = defineFeature({ routes: followingRoutes })
