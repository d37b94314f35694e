import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { languageOf } from '../../catalogue/titles/titles.service.ts'
import { canViewList } from './lists.policy.ts'
import { presentListCard, presentListPage } from './lists.presenter.ts'
import { getList, getListPage, listLists } from './lists.service.ts'

export const listRoutes = [
  bindEndpoint(listEndpoints.listLists, {
    run: async ({ platform, actor, request, query }) =>
      listLists(platform, actor, query, await languageOf(platform, actor, request, query.lang)),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentListCard(row, platform.clock.now()))),
  }),
  bindEndpoint(listEndpoints.getList, {
    load: async ({ platform, actor, request, params, query }) =>
      getList(
        platform,
        actor,
        params.slugOrId,
        await languageOf(platform, actor, request, query.lang),
      ),
    policy: (actor, list) => canViewList(actor, list),
    run: async ({ platform, actor, request, query, record }) =>
      getListPage(platform, record, query, await languageOf(platform, actor, request, query.lang)),
    present: (page, { platform }) => presentListPage(page, platform.clock.now()),
  }),
]
