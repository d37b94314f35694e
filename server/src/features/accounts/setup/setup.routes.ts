import { setupEndpoints } from '@mediatheque/contract/accounts/setup/setup.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { setUp } from './setup.service.ts'

export const setupRoutes = [
  bindEndpoint(setupEndpoints.setUp, { run: ({ platform, body }) => setUp(platform, body) }),
]
