import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DebridError } from '../debrid-error.ts'
import type { AskProvider, DebridProvider, ProviderCall } from './debrid-provider.ts'
import { fileOf, momentOf, textOf } from './read-answers.ts'

const MINUTE_MS = 60_000

/** The service says why in a sentence. */
const PROBLEMS: readonly (readonly [RegExp, DebridProblem])[] = [
  [/flood|#374|#412/i, 'tooOften'],
  [/not authenticated|unauthorized|invalid (?:api )?key|bad key/i, 'badKey'],
  [/must be a customer|premium|access (?:is )?needed|not allowed/i, 'notPremium'],
  [/password/i, 'locked'],
  [/not found|deleted|bad file|resource/i, 'gone'],
  [/ip|locked/i, 'serverRefused'],
]

/** `status` is `OK` where it is there at all, else `KO` with a message. */
async function read(ask: AskProvider, call: ProviderCall) {
  const { data, status } = await ask({ ...call, path: `/v1${call.path}` })
  if (status < 400 && (data['status'] === 'OK' || data['status'] === undefined)) return data
  const words = String(data['message'] ?? '')
  const problem = PROBLEMS.find(([pattern]) => pattern.test(words))?.[1]
  throw new DebridError(problem ?? (status === 401 ? 'badKey' : 'refused'), words)
}

export const fichier: DebridProvider = {
  id: 5,
  origin: 'https://api.1fichier.com',
  // Its addresses want to be used soon.
  holdsMs: 4 * MINUTE_MS,
  checkAccount: async (ask, key) => {
    const user = await read(ask, { path: '/user/info.cgi', json: {}, bearer: key })
    const offer = Number(user['offer'] ?? Number.NaN)
    if (!Number.isInteger(offer)) throw new DebridError('unclear')
    return {
      username: textOf(user['email']),
      expiresAt: offer > 0 ? momentOf(user['subscription_end']) : null,
    }
  },
  unlock: async (ask, { key, url }) => {
    // What follows the code is for the counters of others.
    const code = /^\?(?:link=)?(\w+)/.exec(url.search)?.[1]
    const asked = code ? `https://1fichier.com/?${code}` : url.href
    const path = '/download/get_token.cgi'
    const file = await read(ask, { path, json: { url: asked }, bearer: key })
    return fileOf({ url: file['url'], name: file['filename'], bytes: file['size'] })
  },
}
