import { defineFeature } from '../../../platform/feature.ts'
import { firstStepsRoutes } from './first-steps.routes.ts'

export const feature = defineFeature({ routes: firstStepsRoutes })
