import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DebridError } from '../debrid-error.ts'
import type { AskProvider, DebridProvider, ProviderCall } from './debrid-provider.ts'
import { fileOf, momentOf, textOf } from './read-answers.ts'

const HOUR_MS = 3_600_000

const PROBLEMS: Readonly<Record<number, DebridProblem>> = {
  5: 'tooOften',
  8: 'badKey',
  9: 'badKey',
  12: 'badKey',
  13: 'badKey',
  14: 'badKey',
  16: 'unsupportedHost',
  17: 'hostDown',
  18: 'hostLimit',
  19: 'hostDown',
  20: 'notPremium',
  21: 'accountLimit',
  22: 'serverRefused',
  23: 'accountLimit',
  24: 'gone',
  25: 'hostDown',
  28: 'gone',
  34: 'tooOften',
  35: 'gone',
  36: 'accountLimit',
}

/** The thing itself, or `{error, error_code}`. */
async function read(ask: AskProvider, call: ProviderCall) {
  const { data, status } = await ask({ ...call, path: `/rest/1.0${call.path}` })
  if (!('error' in data) && status < 400) return data
  const code = Number(data['error_code'])
  const problem = PROBLEMS[code] ?? (status === 429 ? 'tooOften' : 'refused')
  throw new DebridError(problem, data['error'])
}

export const realDebrid: DebridProvider = {
  id: 3,
  origin: 'https://api.real-debrid.com',
  holdsMs: 2 * HOUR_MS,
  checkAccount: async (ask, key) => {
    const user = await read(ask, { path: '/user', bearer: key })
    if (typeof user['type'] !== 'string') throw new DebridError('unclear')
    const until = momentOf(user['expiration'])
    const isOver = until !== null && until.getTime() <= Date.now()
    return {
      username: textOf(user['username']),
      expiresAt: user['type'] === 'premium' || isOver ? until : null,
    }
  },
  unlock: async (ask, { key, url, address }) => {
    const form = { link: url.href, ...(address && { ip: address }) }
    const file = await read(ask, { path: '/unrestrict/link', form, bearer: key })
    return fileOf({
      url: file['download'],
      name: file['filename'],
      bytes: file['filesize'],
      isStreamable: file['streamable'] === 1,
    })
  },
}
