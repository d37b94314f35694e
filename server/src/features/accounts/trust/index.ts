import { defineFeature } from '../../../platform/feature.ts'
import { trustRoutes } from './trust.routes.ts'

export const feature = defineFeature({ routes: trustRoutes })
