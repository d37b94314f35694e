import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { assembleBootstrapData } from './bootstrap.service.ts'

export const bootstrapRoutes = [
  bindEndpoint(bootstrapEndpoints.getBootstrapData, {
    run: ({ platform, actor, request }) => assembleBootstrapData(platform, actor, request),
  }),
]
