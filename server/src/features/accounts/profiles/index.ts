import { defineFeature } from '../../../platform/feature.ts'
import { profileRoutes } from './profiles.routes.ts'

export const feature = defineFeature({ routes: profileRoutes })
