import { defineFeature } from '../../../platform/feature.ts'
import { resolveActor } from './actors.service.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { viewAsRoutes } from './view-as.routes.ts'

/** Who calls in the name of an account, by a session or a token: found at each call, listed for their owner. */
export const feature = defineFeature({
  routes: [...sessionRoutes, ...viewAsRoutes],
  guards: { resolveActor },
})
