import { defineFeature } from '../../../platform/feature.ts'
import { reportRoutes } from './insights.routes.ts'

export const feature = defineFeature({ routes: reportRoutes })
