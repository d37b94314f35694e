import { defineFeature } from '../../../platform/feature.ts'
import { profilePageRoutes } from './profiles.routes.ts'

export const feature = defineFeature({ routes: profilePageRoutes })
