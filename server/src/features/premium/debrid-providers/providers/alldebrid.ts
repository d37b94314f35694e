import { setTimeout as wait } from 'node:timers/promises'
import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DebridError } from '../debrid-error.ts'
import type { AskProvider, DebridProvider, ProviderCall } from './debrid-provider.ts'
import { fieldsOf, fileOf, momentOf, textOf } from './read-answers.ts'

const HOUR_MS = 3_600_000
const DELAYED_TRIES = 3
const DELAYED_GAP_MS = 1_500

const PROBLEMS: Readonly<Record<string, DebridProblem>> = {
  AUTH_MISSING_APIKEY: 'badKey',
  AUTH_BAD_APIKEY: 'badKey',
  AUTH_BLOCKED: 'serverRefused',
  AUTH_USER_BANNED: 'badKey',
  NO_SERVER: 'serverRefused',
  MUST_BE_PREMIUM: 'notPremium',
  FREE_TRIAL_LIMIT_REACHED: 'accountLimit',
  LINK_HOST_NOT_SUPPORTED: 'unsupportedHost',
  LINK_HOST_UNAVAILABLE: 'hostDown',
  LINK_HOST_FULL: 'hostDown',
  LINK_TEMPORARY_UNAVAILABLE: 'hostDown',
  LINK_HOST_LIMIT_REACHED: 'hostLimit',
  LINK_TOO_MANY_DOWNLOADS: 'tooOften',
  LINK_DOWN: 'gone',
  LINK_PASS_PROTECTED: 'locked',
}

/** `{status: 'success', data}`, or `{status: 'error', error: {code, message}}` with whatever HTTP status. */
async function read(ask: AskProvider, call: ProviderCall) {
  const { data: answer } = await ask({ ...call, query: { agent: 'mediatheque', ...call.query } })
  if (answer['status'] === 'success') return fieldsOf(answer['data'])
  if (answer['status'] !== 'error') throw new DebridError('unclear')
  const error = fieldsOf(answer['error'])
  throw new DebridError(PROBLEMS[String(error['code'])] ?? 'refused', error['message'])
}

export const allDebrid: DebridProvider = {
  id: 2,
  origin: 'https://api.alldebrid.com',
  holdsMs: HOUR_MS,
  checkAccount: async (ask, key) => {
    const user = fieldsOf((await read(ask, { path: '/v4/user', bearer: key }))['user'])
    if (Object.keys(user).length === 0) throw new DebridError('unclear')
    const until = momentOf(user['premiumUntil'])
    const isOver = until !== null && until.getTime() <= Date.now()
    return {
      username: textOf(user['username']),
      // Of an account that is not premium a date to come means nothing.
      expiresAt: user['isPremium'] === true || isOver ? until : null,
    }
  },
  unlock: async (ask, { key, url }) => {
    const call = { bearer: key }
    let data = await read(ask, { path: '/v4/link/unlock', form: { link: url.href }, ...call })
    const about = { name: data['filename'], bytes: data['filesize'] }
    const id = textOf(data['id'])
    const streams = data['streams']
    if (!data['link'] && Array.isArray(streams) && streams.length > 0 && id) {
      const stream = textOf(fieldsOf(streams.at(-1))['id'])
      if (!stream) throw new DebridError('unclear')
      data = await read(ask, { path: '/v4/link/streaming', form: { id, stream }, ...call })
    }
    return fileOf({ ...about, url: data['link'] || (await delayedLink(ask, key, data['delayed'])) })
  },
}

/** Some files are fetched by the service first: it is asked again, a few times. */
async function delayedLink(ask: AskProvider, key: string, id: unknown): Promise<unknown> {
  if (typeof id !== 'number' && typeof id !== 'string') throw new DebridError('unclear')
  for (let attempt = 0; attempt < DELAYED_TRIES; attempt++) {
    if (attempt > 0) await wait(DELAYED_GAP_MS)
    const form = { id: String(id) }
    const data = await read(ask, { path: '/v4/link/delayed', form, bearer: key })
    if (data['status'] === 2) return data['link']
    if (data['status'] !== 1) throw new DebridError('hostDown')
  }
  throw new DebridError('delayed')
}
