import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config/config.ts'
import { AppError } from './app-error.ts'
import type { OpenAnswers } from './limit-connections.ts'
import { DATA_POLICY, safetyHeaders } from './safety-headers.ts'

const CODES = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payloadTooLarge',
} as const

const REASONS = {
  badRequest: 'Bad Request',
  requestTimeout: 'Request Timeout',
  payloadTooLarge: 'Content Too Large',
  headersTooLarge: 'Request Header Fields Too Large',
} as const
type Refusal = keyof typeof REASONS

/**
 * Answers what never becomes a call, because Node cannot read it or has waited too long for it, as calls are answered:
 * with the safety headers and as JSON. Goes into Fastify's options.
 */
export function unreadRefuser(
  config: Pick<Config, 'baseUrl' | 'httpLimits'>,
  answers: OpenAnswers,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // Whatever still comes is noticed here again.
    if (socket.writableEnded || socket.destroyed) return
    if (error.code === 'ECONNRESET' || !socket.writable || answers.isWithin(socket)) {
      socket.destroy()
      return
    }
    socket.end(refusalOf(CODES[(error.code ?? '') as keyof typeof CODES] ?? 'badRequest', config))
    // Closed at once, a connection on which something still arrives takes the answer down with it.
    setTimeout(() => socket.destroy(), config.httpLimits.refusedBodyMs).unref()
  }
}

function refusalOf(code: Refusal, config: Pick<Config, 'baseUrl'>): string {
  const { status, message } = new AppError(code)
  const body = JSON.stringify({ message, code })
  const headers = {
    ...safetyHeaders(config),
    'content-security-policy': DATA_POLICY,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
  }
  return [
    `HTTP/1.1 ${status} ${REASONS[code]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

/** A host and its port, as an address may write them. Proxies and we might each believe another one of two. */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/

function namesOneHost({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === '1.0'
  // Node keeps the first.
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return lines.length === 1 && HOST.test(host)
}

/**
 * What Node and Fastify would refuse in words of their own, or let pass: a call without a host, with two or with one that
 * is none, and one with an expectation that nobody knows. Those that arrive on open connections while the server stops are
 * the last of theirs.
 */
export function refuseInOwnWords(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => void (isStopping = true))
  // Who expects something else than to be told when to send is answered as if they had not.
  app.server.on('checkExpectation', (request, answer) => {
    app.server.emit('request', request, answer)
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    const isNamed = namesOneHost(raw)
    // What a proxy sent along a connection that it kept is answered still: it would not send a write a second time.
    if (isStopping || !isNamed) reply.header('connection', 'close')
    if (!isNamed) throw new AppError('badRequest')
  })
}
