import { defineFeature } from '../../../platform/feature.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const feature = defineFeature({ tables: ['reviews'], routes: reviewRoutes })
