import { defineFeature } from '../../../platform/feature.ts'

/** What others call when an account is recovered, or its address proven: nothing of its own is mounted. */
export const feature = defineFeature({})
