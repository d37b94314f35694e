import { readStored, writeStored } from '../../../lib/storage.ts'

/** What lets this browser in at a client that it asks itself; undefined where it was entered in another browser. */
export const keptSecret = (clientId: number): string | undefined =>
  readStored('download-clients.secrets')?.[clientId]

export function keepSecret(clientId: number, secret: string | undefined): void {
  const { [clientId]: _former, ...others } = readStored('download-clients.secrets') ?? {}
  writeStored(
    'download-clients.secrets',
    secret === undefined ? others : { ...others, [clientId]: secret },
  )
}
