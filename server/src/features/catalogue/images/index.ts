import { defineFeature } from '../../../platform/feature.ts'
import { preparePictures } from './images.jobs.ts'
import { registerImages } from './images.plugin.ts'

export const feature = defineFeature({
  plugins: [registerImages],
  jobs: [preparePictures],
})
