import { defineFeature } from '../../../platform/feature.ts'
import { listFileRoutes } from './list-files.routes.ts'

export const feature = defineFeature({ routes: listFileRoutes })
