import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { siteHealthView } from './health.schemas.ts'

export const healthEndpoints = {
  getSiteHealth: defineEndpoint({
    method: 'GET',
    path: 'admin/health',
    access: staffWith('logs.view'),
    summary: 'How everything is that the site stands on; a part that does not answer is said to',
    response: siteHealthView,
  }),
}
