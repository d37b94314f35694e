import type {
  ClientKindName,
  SentKind,
} from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { CLIENT_KINDS } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import type { ClientProblem } from '@mediatheque/contract/links/download-clients/client-problems.ts'
import { CLIENT_PROTOCOLS } from '@mediatheque/contract/links/download-clients/client-protocols.ts'
import { downloadClientEndpoints } from '@mediatheque/contract/links/download-clients/download-clients.endpoints.ts'
import {
  type DownloadClientView,
  SENT_AT_ONCE,
} from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import {
  ClientError,
  type Outcome,
} from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { call } from '../../../lib/api.ts'
import { createAskFromBrowser } from './ask-from-browser.ts'
import { keptSecret } from './kept-secrets.ts'
import { isJDownloaderThere, sendToJDownloader } from './send-to-jdownloader.ts'

export interface Sent {
  readonly kind: SentKind
  readonly addresses: readonly string[]
  /** Of the package that they are. */
  readonly name: string
}

/** What concerns the one address alone; whatever else is wrong is so for the next one too. */
const OF_ONE: ReadonlySet<Outcome> = new Set([null, 'refused'])

/** Hands addresses to a client, some at a time. @returns what became of each. @throws ApiError where the site does not let it */
export async function handOver(
  client: DownloadClientView,
  { kind, addresses, name }: Sent,
  onProgress: (outcomes: readonly Outcome[]) => void,
): Promise<readonly Outcome[]> {
  if (client.kind === 'jdownloader') {
    const isThere = await sendToJDownloader(addresses, name)
    return addresses.map(() => (isThere ? null : 'unreachable'))
  }
  const outcomes: Outcome[] = []
  while (outcomes.length < addresses.length) {
    const some = addresses.slice(outcomes.length, outcomes.length + SENT_AT_ONCE)
    outcomes.push(...(await sendSome(client, client.kind, kind, some)))
    onProgress([...outcomes])
    const last = outcomes.at(-1)!
    if (!OF_ONE.has(last)) while (outcomes.length < addresses.length) outcomes.push(last)
  }
  return outcomes
}

async function sendSome(
  client: DownloadClientView,
  name: Exclude<ClientKindName, 'jdownloader'>,
  kind: SentKind,
  addresses: readonly string[],
): Promise<readonly Outcome[]> {
  if (client.place === 'server') {
    const body = { kind, addresses: [...addresses] }
    const params = { id: client.id }
    return (await call(downloadClientEndpoints.sendToDownloadClient, { params, body })).outcomes
  }
  try {
    const { ask, login } = open(client)
    // One that lets nobody read its answers would take what is sent all the same, and again with every attempt.
    await CLIENT_PROTOCOLS[name].test(ask, login)
    return await CLIENT_PROTOCOLS[name].send(ask, login, addresses)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return addresses.map(() => error.problem)
  }
}

/** @returns why the client cannot be used; null: it can */
export async function testClient(client: DownloadClientView): Promise<ClientProblem | null> {
  if (client.kind === 'jdownloader') return (await isJDownloaderThere()) ? null : 'unreachable'
  if (client.place === 'server') {
    const params = { id: client.id }
    return (await call(downloadClientEndpoints.testDownloadClient, { params })).problem
  }
  try {
    const { ask, login } = open(client)
    await CLIENT_PROTOCOLS[client.kind].test(ask, login)
    return null
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return error.problem
  }
}

function open({ id, kind, address, username }: DownloadClientView) {
  const secret = keptSecret(id)
  // aria2 may be open to everybody.
  if (secret === undefined && kind !== 'aria2' && CLIENT_KINDS[kind].asksFor !== 'nothing')
    throw new ClientError('noSecret')
  return {
    ask: createAskFromBrowser(address ?? ''),
    login: { username: username ?? '', secret: secret ?? '' },
  }
}
