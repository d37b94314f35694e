import { defineFeature } from '../../../platform/feature.ts'
import { authRoutes } from './auth.routes.ts'
import { loginChallengeRoutes } from './login-challenge.routes.ts'

export const feature = defineFeature({ routes: [...authRoutes, ...loginChallengeRoutes] })
