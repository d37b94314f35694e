import { postponementEndpoints } from '@mediatheque/contract/links/postponements/postponements.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canValidateLinks } from '../links/links.policy.ts'
import { findPostponedRows, listPostponedRows } from '../links/postpone-contributions.service.ts'
import { presentPostponement } from './postponements.presenter.ts'
import { resumePostponements } from './resume-postponements.ts'

export const postponementRoutes = [
  bindEndpoint(postponementEndpoints.listPostponements, {
    run: ({ platform, actor, language, query }) =>
      listPostponedRows(platform.db, { actor, language }, query, platform.clock.now()),
    present: (page) => presentPage(page, (rows) => rows.map(presentPostponement)),
  }),
  bindEndpoint(postponementEndpoints.resumePostponements, {
    load: ({ platform, params, actor, language }) =>
      findPostponedRows(platform.db, params.ids, { actor, language }),
    policy: (actor) => canValidateLinks(actor),
    run: async ({ platform, params }) => ({
      resumed: await resumePostponements(platform, params.ids),
    }),
  }),
]
