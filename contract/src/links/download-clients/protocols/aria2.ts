import {
  type AskClient,
  ClientError,
  type ClientLogin,
  type ClientProtocol,
  fieldsOf,
  type Outcome,
  readFields,
} from './client-protocol.ts'

/** https://aria2.github.io/manual/en/html/aria2c.html#rpc-interface: the token stands before the other parameters. */
const withToken = ({ secret }: ClientLogin, ...rest: readonly unknown[]) =>
  secret ? [`token:${secret}`, ...rest] : rest

async function ask(client: AskClient, method: string, params: readonly unknown[]) {
  const json = { jsonrpc: '2.0', id: 'mediatheque', method, params }
  const answer = readFields(await client({ path: '/jsonrpc', json }))
  if (answer['jsonrpc'] !== '2.0') throw new ClientError('unclear')
  if (answer['error'] !== undefined) throw new ClientError(problemOf(answer['error']))
  return answer['result']
}

/** All faults have the code 1; this one has always been called so. */
const problemOf = (error: unknown) =>
  fieldsOf(error)['message'] === 'Unauthorized' ? 'badPassword' : 'refused'

export const aria2: ClientProtocol = {
  test: async (client, login) => {
    const result = await ask(client, 'aria2.getVersion', withToken(login))
    if (typeof fieldsOf(result)['version'] !== 'string') throw new ClientError('unclear')
  },
  send: async (client, login, addresses) => {
    const calls = addresses.map((address) => ({
      methodName: 'aria2.addUri',
      params: withToken(login, [address]),
    }))
    const result = await ask(client, 'system.multicall', [calls])
    if (!Array.isArray(result) || result.length !== addresses.length)
      throw new ClientError('unclear')
    return result.map(outcomeOf)
  },
}

/** `[gid]`, or the fault. */
const outcomeOf = (result: unknown): Outcome =>
  Array.isArray(result) && typeof result[0] === 'string' ? null : problemOf(result)
