import { defineFeature } from '../../../platform/feature.ts'
import { commentRoutes } from './comments.routes.ts'

export const feature = defineFeature({ tables: ['comments', 'votes'], routes: commentRoutes })
