import type { BoundEndpoint } from './platform/http/bind-endpoint.ts'

/** The endpoints of every feature, with their code. */
export const featureRoutes: readonly BoundEndpoint[] = []
