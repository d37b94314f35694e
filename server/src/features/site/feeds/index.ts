import { defineFeature } from '../../../platform/feature.ts'
import { registerFeeds } from './feeds.plugin.ts'

export const feature = defineFeature({ plugins: [registerFeeds] })
