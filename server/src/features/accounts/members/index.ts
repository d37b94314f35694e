import { defineFeature } from '../../../platform/feature.ts'
import { memberRoutes } from './members.routes.ts'

export const feature = defineFeature({ routes: memberRoutes })
