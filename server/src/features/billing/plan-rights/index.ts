import { defineFeature } from '../../../platform/feature.ts'

/** What plans allow an account: below accounts, which ask it, and below subscriptions, which are held by accounts. */
export const feature = defineFeature({})
