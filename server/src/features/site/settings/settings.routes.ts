import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { findSettings } from './find-settings.ts'
import { changeSettings, viewSettings } from './edit-settings.service.ts'

export const settingsRoutes = [
  bindEndpoint(settingsEndpoints.findSettings, {
    run: ({ query, t }) => ({ settings: findSettings(query.query, t) }),
  }),
  bindEndpoint(settingsEndpoints.getSettings, {
    run: ({ platform, params }) => viewSettings(platform, params.tab),
  }),
  bindEndpoint(settingsEndpoints.saveSettings, {
    run: ({ platform, params, body, t }) => changeSettings(platform, params.tab, { ...body, t }),
  }),
]
