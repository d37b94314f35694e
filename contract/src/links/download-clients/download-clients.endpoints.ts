import { z } from 'zod'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { seenVersion } from '../../core/version.ts'
import {
  clientOutcome,
  DOWNLOAD_CLIENTS_QUOTA,
  downloadClientChanges,
  downloadClientForm,
  downloadClientView,
  sendForm,
} from './download-clients.schemas.ts'

const clientAnswer = z.object({ client: downloadClientView })

export const downloadClientEndpoints = {
  listDownloadClients: defineEndpoint({
    method: 'GET',
    path: 'download-clients',
    access: user,
    summary: 'The own download clients, without what lets one in there',
    response: z.object({ clients: z.array(downloadClientView) }),
  }),
  createDownloadClient: defineEndpoint({
    method: 'POST',
    path: 'download-clients',
    access: withAccess(user, { quota: DOWNLOAD_CLIENTS_QUOTA }),
    summary: 'Add a download client',
    body: downloadClientForm,
    response: clientAnswer,
    status: 201,
  }),
  updateDownloadClient: defineEndpoint({
    method: 'PUT',
    path: 'download-clients/:id',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Change an own download client; at another address its secret has to be said again',
    params: idParams,
    body: downloadClientChanges,
    response: clientAnswer,
  }),
  deleteDownloadClient: defineEndpoint({
    method: 'DELETE',
    path: 'download-clients/:id',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Delete an own download client',
    params: idParams,
    body: seenVersion,
    response: z.object({ deleted: z.number() }),
  }),
  testDownloadClient: defineEndpoint({
    method: 'POST',
    path: 'download-clients/:id/test',
    access: withAccess(user, { record: true, noVersion: 'It changes nothing.' }),
    summary: 'Whether an own client that the site asks is there and lets it in',
    params: idParams,
    response: z.object({ problem: clientOutcome }),
  }),
  sendToDownloadClient: defineEndpoint({
    method: 'POST',
    path: 'download-clients/:id/send',
    access: userWith('liens.view', { record: true, noVersion: 'It changes nothing.' }),
    summary:
      'Hand addresses that were given out for a download to an own client that the site asks: what became of each',
    params: idParams,
    body: sendForm,
    response: z.object({ outcomes: z.array(clientOutcome) }),
  }),
}
