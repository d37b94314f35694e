import {
  CLIENT_KINDS,
  type SentKind,
} from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { downloadClientEndpoints } from '@mediatheque/contract/links/download-clients/download-clients.endpoints.ts'
import type { DownloadClientView } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'

const { listDownloadClients } = downloadClientEndpoints

export const downloadClientsQuery = () => endpointQuery(listDownloadClients)

export const createClient = defineWrite(downloadClientEndpoints.createDownloadClient, [
  listDownloadClients,
])
export const updateClient = defineWrite(downloadClientEndpoints.updateDownloadClient, [
  listDownloadClients,
])
export const deleteClient = defineWrite(downloadClientEndpoints.deleteDownloadClient, [
  listDownloadClients,
])

const takes = ({ kind }: DownloadClientView, sent: SentKind) =>
  (CLIENT_KINDS[kind].takes as readonly SentKind[]).includes(sent)

/** The reader's clients that take such downloads; undefined until that is known. */
export function useClientsFor(kind: SentKind): {
  readonly clients: readonly DownloadClientView[] | undefined
  readonly hasAny: boolean
} {
  const { user } = useSession()
  const { data } = useQuery({ ...downloadClientsQuery(), enabled: user !== null })
  return {
    clients: data?.clients.filter((client) => takes(client, kind)),
    hasAny: (data?.clients.length ?? 0) > 0,
  }
}
