import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { changeSettings, viewSettings } from './edit-settings.ts'

/** Settings are part of the administration, which is entered first. */
function assertStaff(actor: Actor): void {
  if (!hasPermission(actor, 'admin.access')) throw new AppError('forbidden')
}

export const settingsRoutes = [
  bindEndpoint(settingsEndpoints.getSettings, {
    run: ({ platform, actor, params }) => {
      assertStaff(actor)
      return viewSettings(platform, params.tab)
    },
  }),
  bindEndpoint(settingsEndpoints.saveSettings, {
    run: ({ platform, actor, params, body, t }) => {
      assertStaff(actor)
      return changeSettings(platform, params.tab, { ...body, t })
    },
  }),
]
