import { defineFeature } from '../../../platform/feature.ts'

export const feature = defineFeature({})
