import { defineFeature } from '../../../platform/feature.ts'
import { registerSamples } from './samples.plugin.ts'

export const feature = defineFeature({ plugins: [registerSamples] })
