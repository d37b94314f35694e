import { defineFeature } from '../../../platform/feature.ts'
import { ownDenialRoutes } from './own-denials.routes.ts'

export const feature = defineFeature({ routes: ownDenialRoutes })
