import { defineFeature } from '../../../platform/feature.ts'
import { jobRoutes } from './jobs.routes.ts'

export const feature = defineFeature({ routes: jobRoutes })
