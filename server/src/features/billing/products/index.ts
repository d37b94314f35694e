import { defineFeature } from '../../../platform/feature.ts'
import { productRoutes } from './products.routes.ts'

export const feature = defineFeature({ tables: ['prices', 'products'], routes: productRoutes })
