import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentListCard, presentListPage } from './lists.presenter.ts'
import { getList, getListPage, listLists } from './lists.service.ts'

export const listRoutes = [
  bindEndpoint(listEndpoints.listLists, {
    run: ({ platform, actor, query, language }) =>
      listLists(platform, actor, query, query.lang ?? language),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentListCard(row, platform.clock.now()))),
  }),
  bindEndpoint(listEndpoints.getList, {
    load: ({ platform, actor, params, query, language }) =>
      getList(platform, actor, params.slugOrId, query.lang ?? language),
    policy: (_actor, list) => list.is_visible,
    run: ({ platform, query, record, language }) =>
      getListPage(platform, record, query, query.lang ?? language),
    present: (page, { platform }) => presentListPage(page, platform.clock.now()),
  }),
]
