import { defineFeature } from '../../../platform/feature.ts'
import { activityRoutes } from './activity.routes.ts'

export const feature = defineFeature({ routes: activityRoutes })
