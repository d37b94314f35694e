import { defineFeature } from '../../../platform/feature.ts'
import { listRoutes } from './lists.routes.ts'

export const feature = defineFeature({ tables: ['list_items', 'lists'], routes: listRoutes })
