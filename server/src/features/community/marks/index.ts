import { defineFeature } from '../../../platform/feature.ts'
import { markRoutes } from './marks.routes.ts'

export const feature = defineFeature({ routes: markRoutes })
