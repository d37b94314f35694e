import { denialEndpoints } from '@mediatheque/contract/links/denials/denials.endpoints.ts'
import { nearestShipped } from '@mediatheque/contract/core/lines.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { findDeniedRows, listDeniedRows } from '../links/denied.service.ts'
import { canRestore } from './denials.policy.ts'
import { presentDenial } from './denials.presenter.ts'
import { restoreDenials } from './restore-denials.ts'

export const denialRoutes = [
  bindEndpoint(denialEndpoints.listDenials, {
    run: ({ platform, actor, language, query }) =>
      listDeniedRows(platform.readDb, { actor, language }, query),
    present: (page, { actor }) =>
      presentPage(page, (rows) => rows.map((row) => presentDenial(row, actor))),
  }),
  bindEndpoint(denialEndpoints.listDenialReasons, {
    run: async ({ platform, actor, language, query }) => {
      const { moderation } = await getSettings(platform)
      const fitting = moderation.denial_reasons.filter(
        ({ kind }) => kind === 'all' || kind === query.kind,
      )
      return {
        reasons: fitting.map((reason) => reason[nearestShipped(language)]),
        can: { update: isStaffWith(actor, 'settings.update') },
      }
    },
  }),
  bindEndpoint(denialEndpoints.restoreDenials, {
    load: ({ platform, params, actor, language }) =>
      findDeniedRows(platform.db, params.ids, { actor, language }),
    policy: (actor, rows) => rows.every((row) => canRestore(actor, row)),
    run: async ({ platform, actor, params, body, t }) => ({
      restored: await restoreDenials(platform, actor, { ids: params.ids, input: body, t }),
    }),
  }),
]
