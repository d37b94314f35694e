import { defineFeature } from '../../../platform/feature.ts'
import { deskRoutes } from './desk.routes.ts'

export const feature = defineFeature({ routes: deskRoutes })
