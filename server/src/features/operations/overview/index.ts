import { defineFeature } from '../../../platform/feature.ts'
import { overviewRoutes } from './overview.routes.ts'

export const feature = defineFeature({ routes: overviewRoutes })
