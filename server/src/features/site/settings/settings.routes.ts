import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { findSettings } from './find-settings.ts'
import { changeSettings, viewSettings } from './edit-settings.service.ts'
import { tryConnection } from './try-connection.ts'
import { endTrial, keepTrial, viewTrial } from './settings-trial.service.ts'
import { exportSettings, importSettings, previewSettings } from './settings-file.ts'

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
  bindEndpoint(settingsEndpoints.tryConnection, {
    run: ({ platform, actor, body, t }) => tryConnection(platform, body.test, { actor, t }),
  }),
  bindEndpoint(settingsEndpoints.getSettingsTrial, {
    run: ({ platform, t }) => viewTrial(platform, t),
  }),
  bindEndpoint(settingsEndpoints.keepSettingsTrial, {
    run: async ({ platform, request, t }) => {
      await keepTrial(platform, { calledFrom: request.headers.origin, t })
      return viewTrial(platform, t)
    },
  }),
  bindEndpoint(settingsEndpoints.endSettingsTrial, {
    run: async ({ platform, t }) => {
      await endTrial(platform)
      return viewTrial(platform, t)
    },
  }),
  bindEndpoint(settingsEndpoints.exportSettings, {
    run: ({ platform }) => exportSettings(platform),
  }),
  bindEndpoint(settingsEndpoints.previewSettingsFile, {
    run: ({ platform, body, t }) => previewSettings(platform, { settings: body.settings, t }),
  }),
  bindEndpoint(settingsEndpoints.importSettings, {
    run: ({ platform, body, t }) =>
      importSettings(platform, { settings: body.settings, seen: body.seen, t }),
  }),
]
