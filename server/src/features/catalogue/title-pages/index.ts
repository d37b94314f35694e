import { defineFeature } from '../../../platform/feature.ts'
import { titlePageRoutes } from './title-pages.routes.ts'

export const feature = defineFeature({
  routes: titlePageRoutes,
})
