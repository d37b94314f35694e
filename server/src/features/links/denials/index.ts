import { defineFeature } from '../../../platform/feature.ts'
import { denialRoutes } from './denials.routes.ts'

export const feature = defineFeature({ routes: denialRoutes })
