import type { ClientProblem } from '../client-problems.ts'
import {
  type AskClient,
  type ClientCall,
  ClientError,
  type ClientLogin,
  type ClientProtocol,
  fieldsOf,
  readFields,
  sendEach,
} from './client-protocol.ts'

/** Of `SYNO.API.Auth`; the small ones are those of every API of DiskStations. */
const LOGIN_PROBLEMS: Readonly<Record<number, ClientProblem>> = {
  400: 'badPassword',
  401: 'badPassword',
  402: 'notPermitted',
  403: 'secondFactor',
  404: 'secondFactor',
  406: 'secondFactor',
  407: 'lockedOut',
  408: 'badPassword',
  409: 'badPassword',
  410: 'badPassword',
}
/** Of `SYNO.DownloadStation.Task`. */
const TASK_PROBLEMS: Readonly<Record<number, ClientProblem>> = {
  105: 'notPermitted',
  106: 'badPassword',
  107: 'badPassword',
  119: 'badPassword',
  401: 'full',
  402: 'notPermitted',
  403: 'noFolder',
  406: 'noFolder',
}

async function read(ask: AskClient, call: ClientCall, problems: typeof LOGIN_PROBLEMS) {
  const answer = readFields(await ask(call))
  if (answer['success'] === true) return fieldsOf(answer['data'])
  if (answer['success'] !== false) throw new ClientError('unclear')
  const code = fieldsOf(answer['error'])['code']
  throw new ClientError((typeof code === 'number' ? problems[code] : undefined) ?? 'refused')
}

/** By POST, so that no password stands in an address. */
async function logIn(ask: AskClient, { username, secret }: ClientLogin): Promise<string> {
  const form = {
    api: 'SYNO.API.Auth',
    version: '6',
    method: 'login',
    account: username,
    passwd: secret,
    session: 'DownloadStation',
    format: 'sid',
  }
  const { sid } = await read(ask, { path: '/webapi/entry.cgi', form }, LOGIN_PROBLEMS)
  if (typeof sid !== 'string' || !sid) throw new ClientError('unclear')
  return sid
}

const task = (sid: string, method: string, fields: Readonly<Record<string, string>>) => ({
  path: '/webapi/DownloadStation/task.cgi',
  form: { api: 'SYNO.DownloadStation.Task', version: '1', method, ...fields, _sid: sid },
})

export const synology: ClientProtocol = {
  test: async (ask, login) => {
    const sid = await logIn(ask, login)
    await read(ask, task(sid, 'list', { offset: '0', limit: '1' }), TASK_PROBLEMS)
  },
  send: async (ask, login, addresses) => {
    const sid = await logIn(ask, login)
    return sendEach(addresses, async (address) => {
      try {
        // A comma begins the next address.
        const uri = address.replaceAll(',', '%2C')
        await read(ask, task(sid, 'create', { uri }), TASK_PROBLEMS)
        return null
      } catch (error) {
        if (error instanceof ClientError && error.problem === 'refused') return 'refused'
        throw error
      }
    })
  },
}
