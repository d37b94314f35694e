import type { ClientProblem } from '@mediatheque/contract/links/download-clients/client-problems.ts'
import { clientKind } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { CLIENT_PROTOCOLS } from '@mediatheque/contract/links/download-clients/client-protocols.ts'
import type { SendForm } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import {
  type AskClient,
  ClientError,
  type ClientLogin,
  type ClientProtocol,
  type Outcome,
} from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { createAskFromServer } from './ask-from-server.ts'
import type { DownloadClient } from './download-clients.service.ts'
import { secretPurpose } from './secret-purpose.ts'

type ToAsk = 'clock' | 'config' | 'db' | 'log' | 'secrets'

/** Guessing passwords of others through the site takes tests. */
const TESTS = {
  name: 'download-clients.test',
  by: 'account',
  attempts: 30,
  windowSeconds: 600,
} as const
const CALLS = {
  name: 'download-clients.send',
  by: 'account',
  attempts: 200,
  windowSeconds: 3_600,
} as const

/** @returns why the client cannot be used; null: it can. @throws AppError tooManyRequests, validation */
export async function testDownloadClient(
  platform: Needs<ToAsk>,
  client: DownloadClient,
): Promise<ClientProblem | null> {
  const { protocol, ask, login } = open(platform, client)
  await countAttempt(platform, TESTS, String(client.user_id))
  try {
    await protocol.test(ask, login)
    return null
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return error.problem
  }
}

/** @returns what became of each address. @throws AppError tooManyRequests, validation */
export async function sendToDownloadClient(
  platform: Needs<ToAsk>,
  client: DownloadClient,
  { kind, addresses }: SendForm,
): Promise<Outcome[]> {
  if (!clientKind(client.kind).takes.includes(kind))
    throw fieldError('kind', 'This client does not take such downloads.')
  const { protocol, ask, login } = open(platform, client)
  await countAttempt(platform, CALLS, String(client.user_id))
  try {
    return await protocol.send(ask, login, addresses)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return addresses.map(() => error.problem)
  }
}

function open(
  platform: Needs<'config' | 'log' | 'secrets'>,
  { kind, place, address, username, secret_encrypted: sealed, user_id: userId }: DownloadClient,
): { protocol: ClientProtocol; ask: AskClient; login: ClientLogin } {
  if (place !== 'server' || kind === 'jdownloader' || address === null)
    throw fieldError('place', 'This client can only be asked by your browser.')
  return {
    protocol: CLIENT_PROTOCOLS[kind],
    ask: createAskFromServer(platform, address),
    login: {
      username: username ?? '',
      secret: sealed === null ? '' : platform.secrets.decrypt(sealed, secretPurpose(userId)),
    },
  }
}
