import { PERMISSIONS } from '@mediatheque/contract/core/permissions.ts'
import { appearanceEndpoints } from '@mediatheque/contract/site/appearance/appearance.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { listRoles } from '../../accounts/roles/roles.service.ts'
import { receiveFont } from './fonts/receive-font.ts'
import { discardDraft, publishDraft, saveDraft, viewAppearance } from './appearance.service.ts'

export const appearanceRoutes = [
  bindEndpoint(appearanceEndpoints.getAppearance, {
    run: ({ platform }) => viewAppearance(platform),
  }),
  bindEndpoint(appearanceEndpoints.getMenuAudience, {
    run: async ({ platform }) => ({
      roles: (await listRoles(platform)).map(({ id, name }) => ({ id, name })),
      permissions: [...PERMISSIONS],
    }),
  }),
  bindEndpoint(appearanceEndpoints.sendSiteFont, {
    run: async ({ platform, actor, files, t }) => ({
      font: await receiveFont(platform, actor, files['file'], t),
    }),
  }),
  bindEndpoint(appearanceEndpoints.saveAppearanceDraft, {
    run: ({ platform, actor, body, t }) => saveDraft(platform, actor, { ...body, t }),
  }),
  bindEndpoint(appearanceEndpoints.publishAppearance, {
    run: ({ platform, body, t }) => publishDraft(platform, { ...body, t }),
  }),
  bindEndpoint(appearanceEndpoints.discardAppearanceDraft, {
    run: ({ platform, body }) => discardDraft(platform, body.revision),
  }),
]
