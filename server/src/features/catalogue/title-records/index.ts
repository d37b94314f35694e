import { defineFeature } from '../../../platform/feature.ts'
import { titleRecordRoutes } from './title-records.routes.ts'

export const feature = defineFeature({
  routes: titleRecordRoutes,
})
