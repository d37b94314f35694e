import { defineFeature } from '../../../platform/feature.ts'
import { preparePictures } from './images.jobs.ts'
import { registerImages } from './images.plugin.ts'
import { titleImageRoutes } from './title-images.routes.ts'

export const feature = defineFeature({
  routes: titleImageRoutes,
  plugins: [registerImages],
  jobs: [preparePictures],
})
