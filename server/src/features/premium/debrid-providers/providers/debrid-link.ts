import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DebridError } from '../debrid-error.ts'
import type { AskProvider, DebridProvider, ProviderCall } from './debrid-provider.ts'
import { fieldsOf, fileOf, isFields, textOf } from './read-answers.ts'

const HOUR_MS = 3_600_000

const PROBLEMS: Readonly<Record<string, DebridProblem>> = {
  badToken: 'badKey',
  hidedToken: 'badKey',
  expired_token: 'badKey',
  accountLocked: 'badKey',
  hostNotValid: 'unsupportedHost',
  badFileUrl: 'unsupportedHost',
  fileNotFound: 'gone',
  fileNotAvailable: 'hostDown',
  disabledHost: 'hostDown',
  notDebrid: 'hostDown',
  maintenanceHost: 'hostDown',
  noServerHost: 'hostDown',
  badFilePassword: 'locked',
  notFreeHost: 'notPremium',
  maxLink: 'accountLimit',
  maxLinkHost: 'hostLimit',
  maxData: 'accountLimit',
  maxDataHost: 'hostLimit',
  floodDetected: 'tooOften',
  serverNotAllowed: 'serverRefused',
  freeServerOverload: 'notPremium',
}

/** `{success: true, value}` or `{success: false, error, error_description}`. */
async function read(ask: AskProvider, call: ProviderCall): Promise<unknown> {
  const { data } = await ask({ ...call, path: `/api/v2${call.path}` })
  if (data['success'] === true) return data['value']
  if (data['success'] !== false) throw new DebridError('unclear')
  throw new DebridError(PROBLEMS[String(data['error'])] ?? 'refused', data['error_description'])
}

export const debridLink: DebridProvider = {
  id: 1,
  origin: 'https://debrid-link.com',
  holdsMs: HOUR_MS,
  checkAccount: async (ask, key) => {
    const value = fieldsOf(await read(ask, { path: '/account/infos', bearer: key }))
    const left = value['premiumLeft']
    if (typeof left !== 'number') throw new DebridError('unclear')
    const until = Date.now() + left * 1000
    return {
      username: textOf(value['username']),
      expiresAt: left > 0 && until < Date.UTC(9999) ? new Date(until) : null,
    }
  },
  unlock: async (ask, { key, url }) => {
    const path = '/downloader/add'
    const value = await read(ask, { path, form: { url: url.href }, bearer: key })
    // Of a folder it is a list.
    const file = Array.isArray(value) ? value.find(isFields) : value
    const { downloadUrl, name, size } = fieldsOf(file)
    return fileOf({ url: downloadUrl, name, bytes: size })
  },
}
