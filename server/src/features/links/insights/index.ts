import { defineFeature } from '../../../platform/feature.ts'
import { insightRoutes } from './insights.routes.ts'

export const feature = defineFeature({ routes: insightRoutes })
