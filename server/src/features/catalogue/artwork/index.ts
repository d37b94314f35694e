import { defineFeature } from '../../../platform/feature.ts'
import { registerArtwork } from './artwork.plugin.ts'

export const feature = defineFeature({
  plugins: [registerArtwork],
})
