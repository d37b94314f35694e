import { defineFeature } from '../../../platform/feature.ts'
import { planChangeRoutes } from './plan-changes.routes.ts'

/** What is changed of a plan that somebody has: by its member, and where it is ended by staff. Above subscriptions and payments. */
export const feature = defineFeature({ routes: planChangeRoutes })
