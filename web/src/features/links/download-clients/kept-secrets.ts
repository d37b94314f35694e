import { getBootstrap } from '../../../lib/session.tsx'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** What lets this browser in at a client that it asks itself; undefined where it was entered in another browser. */
export const keptSecret = (clientId: number): string | undefined => ownSecrets()[clientId]

/** Until its owner logs out here (`forgetSecretsOfOthers`). */
export function keepSecret(clientId: number, secret: string | undefined): void {
  const ownerId = getBootstrap().user?.id
  if (ownerId === undefined) return
  const { [clientId]: _former, ...others } = ownSecrets()
  writeStored('download-clients.secrets', {
    ownerId,
    byClient: secret === undefined ? others : { ...others, [clientId]: secret },
  })
}

function ownSecrets(): Readonly<Record<number, string>> {
  const kept = readStored('download-clients.secrets')
  return kept && kept.ownerId === getBootstrap().user?.id ? kept.byClient : {}
}
