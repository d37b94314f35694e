import { defineFeature } from '../../../platform/feature.ts'

/** Where plans are paid: one port, and a provider behind it for each service. */
export const feature = defineFeature({})
