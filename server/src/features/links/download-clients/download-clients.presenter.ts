import type { DownloadClientView } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import type { DownloadClient } from './download-clients.service.ts'

export function presentDownloadClient(client: DownloadClient): DownloadClientView {
  const { id, version, kind, name, place, address, username } = client
  return {
    id,
    version,
    kind,
    name,
    place,
    address,
    username,
    has_secret: client.secret_encrypted !== null,
    is_default: client.is_default,
  }
}
