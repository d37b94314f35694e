import { defineFeature } from '../../../platform/feature.ts'
import { postponementRoutes } from './postponements.routes.ts'

export const feature = defineFeature({ routes: postponementRoutes })
