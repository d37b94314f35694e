import { defineFeature } from '../../../platform/feature.ts'

/** How the services are asked; what is asked of them, others say. */
export const feature = defineFeature({})
