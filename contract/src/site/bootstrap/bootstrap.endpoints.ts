import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { bootstrapData } from './bootstrap.schemas.ts'

export const bootstrapEndpoints = {
  getBootstrapData: defineEndpoint({
    method: 'GET',
    path: 'bootstrap-data',
    access: anyone,
    summary:
      'Settings, current user, guest role and language lines: what the application starts with',
    response: bootstrapData,
  }),
}
