import { defineFeature } from '../../../platform/feature.ts'

/** What pages ask that are not there, see `pages.ts`. */
export const feature = defineFeature({})
