import { checkerEndpoints } from '@mediatheque/contract/links/checker/checker.endpoints.ts'
import { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { presentLink } from '../links/links.presenter.ts'
import { getLink } from '../links/links.service.ts'
import { canCheckLinks } from './checker.policy.ts'
import { hostStatusCells, presentHostStatus } from './checker.presenter.ts'
import {
  areLinksChecked,
  checkHostNow,
  checkLinkNow,
  listHostStatus,
  readHostStatus,
  updateHostChecks,
} from './checker.service.ts'

export const checkerRoutes = [
  bindEndpoint(checkerEndpoints.listHostStatus, {
    run: ({ platform, query }) => listHostStatus(platform, query),
    present: async (page, { platform }) => ({
      ...(await presentPage(page, (rows) =>
        rows.map((row) => presentHostStatus(row, platform.clock.now())),
      )),
      is_on: await areLinksChecked(platform),
    }),
  }),
  bindEndpoint(checkerEndpoints.exportHostStatus, {
    run: (call) =>
      csvAnswer(call, hostStatusList, readHostStatus(call.platform, call.query), hostStatusCells),
  }),
  bindEndpoint(checkerEndpoints.updateHostChecks, {
    run: ({ platform, params, body }) => updateHostChecks(platform, params.id, body),
    present: (row, { platform }) => ({ host: presentHostStatus(row, platform.clock.now()) }),
  }),
  bindEndpoint(checkerEndpoints.checkHost, {
    run: ({ platform, params }) => checkHostNow(platform, params.id),
    present: ({ host, broughtForward }, { platform }) => ({
      host: presentHostStatus(host, platform.clock.now()),
      brought_forward: broughtForward,
    }),
  }),
  bindEndpoint(checkerEndpoints.checkLink, {
    load: (call) => getLink(call.platform, call.params.id, call),
    policy: (actor) => canCheckLinks(actor),
    run: ({ platform, record }) => checkLinkNow(platform, record),
    present: async (isDone, call) => {
      const { platform, actor, language } = call
      const options = await getLinkOptions(platform)
      const link = await getLink(platform, call.params.id, call)
      return { is_done: isDone, lien: presentLink(link, { actor, language, options }) }
    },
  }),
]
