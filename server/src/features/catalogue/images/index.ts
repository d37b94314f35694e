import { defineFeature } from '../../../platform/feature.ts'
import { registerImages } from './images.plugin.ts'

export const feature = defineFeature({
  plugins: [registerImages],
})
