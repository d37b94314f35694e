import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DebridError } from '../debrid-error.ts'
import type { AskProvider, DebridProvider } from './debrid-provider.ts'
import { bytesOf, fieldsOf, fileOf, isFields, momentOf, textOf } from './read-answers.ts'

const MINUTE_MS = 60_000
/** Of the same file: the original, then larger before smaller ones. */
const VERSIONS = ['o', 'x', 'h', 'n', 'l'] as const

/** Keys have no other characters; what else was typed would only be told to the service. */
const KEY = /^[a-z0-9]{8,}$/i
/** `https://send.cm/abcdefghijkl`, `https://send.now/d/abcdefghijkl`, `https://host/embed-abcdefghijkl.html` */
const CODE = /^\/(?:[a-z]\/|embed-)?([a-z0-9]{12})(?:[/.]|$)/i

function problemOf(status: unknown, words: string): DebridProblem {
  if (/invalid key|wrong auth/i.test(words)) return 'badKey'
  if (/not enabled|not allowed/i.test(words)) return 'notPremium'
  if (/no file|not found|deleted/i.test(words) || Number(status) === 404) return 'gone'
  if (/uploading/i.test(words)) return 'delayed'
  if (/traffic|bandwidth|limit/i.test(words)) return 'accountLimit'
  if (/premium/i.test(words)) return 'notPremium'
  return Number(status) === 400 ? 'badKey' : 'refused'
}

/** `{status, msg, result}`: the status in it counts, not that of HTTP. */
async function read(ask: AskProvider, path: string, query: Record<string, string>) {
  if (!KEY.test(query['key']!)) throw new DebridError('badKey')
  const { data } = await ask({ path: `/api/${path}`, query })
  if (data['status'] === undefined) throw new DebridError('unclear')
  const words = String(data['msg'] ?? '')
  if (Number(data['status']) !== 200 || /uploading/i.test(words))
    throw new DebridError(problemOf(data['status'], words), words)
  return { result: fieldsOf(data['result']), serverTime: momentOf(data['server_time']) }
}

/** File hosts of this software, each of which opens its own links. */
export function xfsHost(id: number, origin: string): DebridProvider {
  return {
    id,
    origin,
    holdsMs: 20 * MINUTE_MS,
    checkAccount: async (ask, key) => {
      const { result, serverTime } = await read(ask, 'account/info', { key })
      const name = textOf(result['login']) ?? textOf(result['email'])
      const until = momentOf(result['premium_expire'] ?? result['premim_expire'])
      // Theirs is a time without a zone: what is left of it is counted by their clock.
      const left = until && until.getTime() - (serverTime?.getTime() ?? Date.now())
      return { username: name, expiresAt: left === null ? null : new Date(Date.now() + left) }
    },
    unlock: async (ask, { key, url }) => {
      const code = CODE.exec(url.pathname)?.[1]
      if (!code) throw new DebridError('unsupportedHost')
      const { result } = await read(ask, 'file/direct_link', { key, file_code: code })
      const found = versionOf(result)
      return fileOf({ url: found['url'], name: result['name'], bytes: bytesOf(found['size']) })
    },
  }
}

/** One of three shapes: the file itself, its versions by letter, or a list of them. */
function versionOf(result: Readonly<Record<string, unknown>>) {
  if (typeof result['url'] === 'string') return result
  const listed = result['versions']
  const versions = Array.isArray(listed)
    ? Object.fromEntries(listed.filter(isFields).map((one) => [String(one['name']), one]))
    : result
  const best = VERSIONS.map((name) => versions[name]).find(isFields)
  return fieldsOf(best)
}
