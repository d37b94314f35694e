import { downloadClientEndpoints } from '@mediatheque/contract/links/download-clients/download-clients.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { canManageDownloadClient } from './download-clients.policy.ts'
import { presentDownloadClient } from './download-clients.presenter.ts'
import {
  createDownloadClient,
  deleteDownloadClient,
  type DownloadClient,
  getOwnDownloadClient,
  listDownloadClients,
  updateDownloadClient,
} from './download-clients.service.ts'
import { sendToDownloadClient, testDownloadClient } from './send-from-server.ts'

type Find = Parameters<typeof getOwnDownloadClient>

const load = (call: { platform: Find[0]; actor: Find[1]; params: { id: number } }) =>
  getOwnDownloadClient(call.platform, call.actor, call.params.id)
const versioned = viewOfRecord<DownloadClient>({
  find: (id, { platform, actor }) => getOwnDownloadClient(platform, actor, id),
  view: presentDownloadClient,
})
const answer = (client: DownloadClient) => ({ client: presentDownloadClient(client) })

export const downloadClientRoutes = [
  bindEndpoint(downloadClientEndpoints.listDownloadClients, {
    run: ({ platform, actor }) => listDownloadClients(platform, actor.user.id),
    present: (clients) => ({ clients: clients.map(presentDownloadClient) }),
  }),
  bindEndpoint(downloadClientEndpoints.createDownloadClient, {
    run: ({ platform, actor, body }) => createDownloadClient(platform, actor, body),
    present: answer,
  }),
  bindEndpoint(downloadClientEndpoints.updateDownloadClient, {
    versioned,
    load,
    policy: (actor, client) => canManageDownloadClient(actor, client),
    run: ({ platform, actor, record, body }) => updateDownloadClient(platform, actor, record, body),
    present: answer,
  }),
  bindEndpoint(downloadClientEndpoints.deleteDownloadClient, {
    versioned,
    load,
    policy: (actor, client) => canManageDownloadClient(actor, client),
    run: async ({ platform, record, body }) => {
      await deleteDownloadClient(platform, record, body.version)
      return { deleted: 1 }
    },
  }),
  bindEndpoint(downloadClientEndpoints.testDownloadClient, {
    load,
    policy: (actor, client) => canManageDownloadClient(actor, client),
    run: async ({ platform, record }) => ({ problem: await testDownloadClient(platform, record) }),
  }),
  bindEndpoint(downloadClientEndpoints.sendToDownloadClient, {
    load,
    policy: (actor, client) => canManageDownloadClient(actor, client),
    run: async ({ platform, record, body }) => ({
      outcomes: await sendToDownloadClient(platform, record, body),
    }),
  }),
]
