import type { Endpoint } from '../../contract/src/core/endpoint.ts'
import { hostileAddress, hostileInput, oneOf } from '../../server/src/test-hostile-input.ts'
import type { Caller } from './callers.ts'
import type { KnownValues } from './known-values.ts'
import type { Call } from './send-call.ts'

type Random = () => number

interface Setting {
  readonly random: Random
  readonly known: KnownValues
  readonly caller: Caller | undefined
  readonly requestId: string
}

const WORDS = [
  'x',
  '%',
  '%00',
  '%ff',
  '%F0%9F%92%A9',
  '..%2f..%2fetc',
  '1',
  '1-x',
  '0',
  '-1',
  '1e9',
]
const QUERIES = [
  'page=0',
  'page=2',
  'page=x',
  'page=1&page=2',
  'q=%00',
  'q[]=1',
  '%',
  'lang=fr',
  '_=&&=',
]
const ENCODINGS = ['gzip', 'br', 'x-unknown', 'identity, gzip']
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'multipart/form-data',
  '/',
]
const BOUNDARY = 'b0undary'

/** What calls with these paths are about: `titles` of `titles/:id/images`. */
export const familyOf = (path: string): string => path.split('/')[0] ?? ''

/** From anywhere: throttles count by network. */
export const anyAddress = (random: Random): string => {
  const part = () => Math.floor(random() * 65_536)
  return random() < 0.5
    ? `${1 + Math.floor(random() * 125) + 64}.${part() % 256}.${part() % 256}.${part() % 256}`
    : `2001:${part().toString(16)}:${part().toString(16)}:${part().toString(16)}::1`
}

/** How the caller is known, and from where it calls. */
function headersOf({ random, caller, requestId }: Setting): Record<string, string> {
  const headers = { 'x-forwarded-for': anyAddress(random), 'x-request-id': requestId }
  if (caller?.token && random() < 0.15)
    return { ...headers, authorization: `Bearer ${caller.token}` }
  return {
    ...headers,
    'sec-fetch-site':
      random() < 0.98 ? 'same-origin' : oneOf(random, ['cross-site', 'same-site', '']),
    ...(caller?.cookie && { cookie: caller.cookie }),
  }
}

export function callEndpoint(endpoint: Endpoint, setting: Setting): Call {
  const { random, known } = setting
  const options = {
    spoil: oneOf(random, [0, 0.05, 0.2, 0.5]),
    suggest: (field: string) => known.suggest(familyOf(endpoint.path), field, random),
  }
  const address = twisted(hostileAddress(endpoint, random, options), random)
  const call = { method: endpoint.method, address, headers: headersOf(setting) }
  if (endpoint.method === 'GET') {
    // Of a call whose head is too large nobody knows that it was a HEAD: it is refused with words, which HEAD has none of.
    const isHead = random() < 0.05 && address.length < 8_000
    return { ...call, method: isHead ? 'HEAD' : 'GET' }
  }
  const fields = endpoint.body ? hostileInput(endpoint.body, random, options) : {}
  return withBody(overridden(call, fields, random), endpoint, random)
}

/** Now and then a parameter twice, one nobody knows, or a sign that is no address. */
function twisted(address: string, random: Random): string {
  if (random() > 0.1) return address
  const [, query = ''] = address.split('?')
  return `${address}&${oneOf(random, [query, ...QUERIES])}`
}

interface Filled {
  readonly call: Call
  readonly fields: unknown
}

/** Now and then the method travels as clients without PUT and DELETE send it. */
function overridden(call: Call, fields: unknown, random: Random): Filled {
  if (random() > 0.1) return { call, fields }
  const method =
    random() < 0.8 ? call.method : oneOf(random, ['PATCH', 'DELETE', 'GET', 'TRACE', ''])
  if (random() < 0.5)
    return {
      call: {
        ...call,
        method: 'POST',
        headers: { ...call.headers, 'x-http-method-override': method },
      },
      fields,
    }
  const isRecord = fields !== null && typeof fields === 'object' && !Array.isArray(fields)
  return {
    call: { ...call, method: 'POST' },
    fields: isRecord ? { ...fields, _method: method } : fields,
  }
}

const json = (fields: unknown) => JSON.stringify(fields) ?? ''
const entriesOf = (fields: unknown): [string, string][] =>
  Object.entries(Object(fields) as object).map(([name, value]) => [
    name,
    typeof value === 'object' ? json(value) : String(value),
  ])

function withBody({ call, fields }: Filled, endpoint: Endpoint, random: Random): Call {
  const sent = (type: string, body: string, more: Record<string, string> = {}): Call => ({
    ...call,
    headers: { ...call.headers, 'content-type': type, ...more },
    body,
  })
  const files = Object.keys(endpoint.bodyForm?.files ?? {})
  const kind = random()
  if (files.length > 0 ? kind < 0.7 : kind < 0.06)
    return sent(`multipart/form-data; boundary=${BOUNDARY}`, multipart(fields, files, random))
  if (kind < 0.8) return sent('application/json', json(fields))
  if (kind < 0.9) {
    const form = entriesOf(fields).map(([name, value]): [string, string] => [
      name,
      value.toWellFormed(),
    ])
    return sent('application/x-www-form-urlencoded', new URLSearchParams(form).toString())
  }
  if (kind < 0.93) {
    const text = json(fields)
    return sent('application/json', text.slice(0, Math.floor(random() * text.length)))
  }
  if (kind < 0.96)
    return sent('application/json', json(fields), { 'content-encoding': oneOf(random, ENCODINGS) })
  if (kind < 0.98) return sent(oneOf(random, TYPES), json(fields))
  return call
}

const CONTENTS = [
  '',
  'x'.repeat(3_000),
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<nzb/>',
  '\u0089PNG\r\n\u001a\n',
  'd8:announce',
]

function multipart(fields: unknown, files: readonly string[], random: Random): string {
  const names = files.length > 0 ? files : ['file']
  const parts = [
    ...entriesOf(fields).map(
      ([name, value]) =>
        `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${value}`,
    ),
    ...names.map(
      (name) =>
        `Content-Disposition: form-data; name="${name}"; filename="${oneOf(random, ['a.png', '../a', '', 'é.nzb'])}"\r\nContent-Type: ${oneOf(random, ['image/png', 'x', 'application/octet-stream'])}\r\n\r\n${oneOf(random, CONTENTS)}`,
    ),
  ]
  const end = random() < 0.9 ? `--${BOUNDARY}--\r\n` : ''
  return `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}${end}`
}

/** A page or another door, with things that exist in the places of its parameters, or anything else. */
export function callPath(path: string, setting: Setting): Call {
  const { random, known } = setting
  const filled = path.replace(/[:$](\w+)|\*|\$$/g, (_all, name: string | undefined) => {
    const field = name === undefined || /OrId$/i.test(name) ? 'id' : name
    const value = random() < 0.6 ? known.suggest(familyOf(path.slice(1)), field, random) : undefined
    return value === undefined
      ? oneOf(random, WORDS)
      : encodeURIComponent(String(value).toWellFormed())
  })
  const told = random() < 0.2 ? known.suggest('', 'address', random) : undefined
  const query = random() < 0.5 ? '' : `?${oneOf(random, QUERIES)}`
  const method = random() < 0.9 ? 'GET' : oneOf(random, ['HEAD', 'POST', 'OPTIONS', 'DELETE'])
  return {
    method,
    address: `${typeof told === 'string' ? encodeURI(told) : filled}${query}`,
    headers: headersOf(setting),
  }
}
