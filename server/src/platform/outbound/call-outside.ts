import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'
import type { Needs } from '../platform.ts'
import { type SpanStart, traced } from '../tracing/tracing.ts'
import { OutsideError } from './outside-error.ts'
import { createPublicLookUp, isInsideAddress } from './public-address.ts'

export interface AllowedAddress {
  readonly url: URL
  /** Named by whoever runs the site: it may be on their own network. */
  readonly isInside: boolean
}

export interface OutsideCall {
  /** For the log, such as `picture`. */
  readonly purpose: string
  readonly url: string
  readonly method?: 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Asked before every hop. @returns undefined where this address may not be called */
  allow(url: URL): AllowedAddress | undefined
  /** None unless said; what sends something is not led on. */
  readonly mostRedirects?: number
  /** Whether only its head is wanted: the body is given up as soon as it begins, whatever its size. */
  readonly isHeadEnough?: true
  readonly mostBytes: number
  /** For everything together. */
  readonly wholeMs: number
  /** For the next bytes to arrive. */
  readonly idleMs?: number
  /** What a good answer has to call itself. */
  readonly contentType?: RegExp
}

export interface OutsideAnswer {
  /** Where the answer came from in the end. */
  readonly url: URL
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const CONNECT_MS = 5_000
const IDLE_MS = 8_000
const UNPACK = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
} as const

type Agents = Readonly<Record<'outside' | 'inside', Agent>>

export interface Outbound {
  call(call: OutsideCall): Promise<OutsideAnswer>
}

/** @param lookUp stands in for the name service in tests */
export function createOutbound({ log }: Needs<'log'>, lookUp = createPublicLookUp()): Outbound {
  // Names are looked up for every connection, and one that leads inside is refused there: nothing can slip in between.
  const agents: Agents = {
    outside: new Agent({ connect: { timeout: CONNECT_MS, lookup: lookUp } }),
    inside: new Agent({ connect: { timeout: CONNECT_MS } }),
  }
  return {
    call: async (call) => {
      const started = performance.now()
      const say = (fields: object) => {
        const ms = Math.round(performance.now() - started)
        log.info({ purpose: call.purpose, host: hostOf(call.url), ms, ...fields }, 'called outside')
      }
      try {
        const answer = await follow(call, agents)
        say({ status: answer.status, bytes: answer.body.length })
        return answer
      } catch (error) {
        say({ fault: (error as Error).message })
        throw error
      }
    },
  }
}

const clients = new WeakMap<object, Outbound>()

/** For tests: this platform reaches nobody but who is named of its own network, and does not even look for their names. */
export function stayInside(platform: Needs<'log'>): void {
  clients.set(
    platform.log,
    createOutbound(platform, (hostname, _options, callback) =>
      callback(new Error(`${hostname} is not called by tests`), '', 4),
    ),
  )
}

/**
 * Calls another site: the only way out of the house. Inside addresses are refused at every hop, time and size are
 * limited, and a line in the log says to whom, never with what.
 * @throws OutsideError
 */
export function callOutside(platform: Needs<'log'>, call: OutsideCall): Promise<OutsideAnswer> {
  const client = clients.get(platform.log) ?? createOutbound(platform)
  clients.set(platform.log, client)
  return traced(spanOf(call), async (span) => {
    const answer = await client.call(call)
    span?.add({ 'http.response.status_code': answer.status })
    return answer
  })
}

const spanOf = ({ purpose, method = 'GET', url }: OutsideCall): SpanStart => ({
  name: `call ${purpose}`,
  kind: 'client',
  attributes: { 'http.request.method': method, 'server.address': hostOf(url) },
})

async function follow(call: OutsideCall, agents: Agents): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(call.wholeMs)
  const { method = 'GET', mostRedirects = 0 } = call
  let headers = call.headers ?? {}
  let next = call.url
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const { url, isInside } = admit(call, next)
    const reply = await ask(call, url, {
      agent: agents[isInside ? 'inside' : 'outside'],
      headers,
      signal,
    })
    const location = reply.headers['location']
    const isLed = reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string'
    const isReading = method === 'GET' || method === 'HEAD'
    if (!isLed || !isReading || mostRedirects === 0)
      return { url, ...(await readAnswer(call, reply, signal)) }
    discard(reply.body)
    if (!URL.canParse(location, url.href)) throw new OutsideError('not allowed', 'no address')
    const target = new URL(location, url.href)
    // What lets us in there is nobody else's business.
    if (target.origin !== url.origin) headers = withoutSecrets(headers)
    next = target.href
  }
  throw new OutsideError('too many redirects', hostOf(call.url))
}

function admit(call: OutsideCall, address: string): AllowedAddress {
  const asked = URL.canParse(address) ? new URL(address) : undefined
  const isWeb = asked && /^https?:$/.test(asked.protocol) && !asked.username && !asked.password
  const allowed = isWeb ? call.allow(asked) : undefined
  if (!allowed || (!allowed.isInside && isInsideAddress(allowed.url.hostname)))
    throw new OutsideError('not allowed', hostOf(address))
  return allowed
}

async function ask(
  { method = 'GET', body, idleMs = IDLE_MS }: OutsideCall,
  url: URL,
  options: { agent: Agent; headers: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  const { agent, headers, signal } = options
  try {
    return await request(url.href, {
      method,
      dispatcher: agent,
      signal,
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      headers: { 'accept-encoding': 'gzip', ...headers },
      ...(body !== undefined && { body }),
    })
  } catch (error) {
    if (signal.aborted) throw new OutsideError('too late', url.host, error)
    throw new OutsideError('no answer', `${url.host}: ${(error as Error).message}`, error)
  }
}

async function readAnswer(
  { contentType, mostBytes, isHeadEnough }: OutsideCall,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  signal: AbortSignal,
): Promise<Omit<OutsideAnswer, 'url'>> {
  if (isHeadEnough) {
    discard(body)
    return { status: statusCode, headers, body: Buffer.alloc(0) }
  }
  const type = String(headers['content-type'] ?? '')
  if (statusCode < 300 && contentType && !contentType.test(type)) {
    discard(body)
    throw new OutsideError('not what was asked for', type.slice(0, 100) || 'no type')
  }
  if (Number(headers['content-length'] ?? 0) > mostBytes) {
    discard(body)
    throw new OutsideError('too large', 'announced')
  }
  const packed = await readWithin(body, mostBytes, signal)
  const bytes = await unpack(packed, String(headers['content-encoding'] ?? 'identity'), mostBytes)
  return { status: statusCode, headers, body: bytes }
}

async function readWithin(body: Readable, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes > mostBytes) throw new OutsideError('too large', 'sent')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(signal.aborted ? 'too late' : 'broke off', (error as Error).message)
  } finally {
    discard(body)
  }
  return Buffer.concat(parts)
}

/** A small answer can unpack to anything: no further than the limit. */
async function unpack(bytes: Buffer, encoding: string, mostBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === 'identity' || bytes.length === 0) return bytes
  const known = UNPACK[name as keyof typeof UNPACK]
  if (!Object.hasOwn(UNPACK, name)) throw new OutsideError('not what was asked for', name)
  try {
    return await known(bytes, { maxOutputLength: mostBytes })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new OutsideError(isTooLarge ? 'too large' : 'broke off', 'packed', error)
  }
}

/** Gives up the rest. What is cut off complains, and an unheard complaint would end the process. */
function discard(body: Readable): void {
  body.on('error', () => undefined)
  body.destroy()
}

const withoutSecrets = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(authorization|cookie|x-.*)$/i.test(name)),
  )

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'no address')
