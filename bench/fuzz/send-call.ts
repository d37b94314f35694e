import http from 'node:http'
import type { Socket } from 'node:net'

export interface Call {
  readonly method: string
  /** With its query, as it goes on the wire. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  /** 0 where the connection was lost before an answer. */
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  readonly ms: number
  /** What had been asked for on the connection that was lost. */
  readonly before?: string | undefined
}

const PATIENCE_MS = 30_000
const UNHEARD_MS = 200
const KEPT_BYTES = 60_000
const kept = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** What was asked for last on a connection. */
const lastOf = new WeakMap<Socket, string>()

export const hangUp = (): void => kept.destroy()

/** Sends a call as it is, and reads the answer to its end; a stream, which has none, to its beginning. */
export async function sendCall(url: string, call: Call): Promise<Answer> {
  const { isUnheard, ...answer } = await sendOnce(url, call, kept)
  // The site closed the connection, as it does after a body it refused, while this call was on its way: it was not heard.
  return isUnheard ? sendOnce(url, call, new http.Agent()) : answer
}

function sendOnce(
  url: string,
  call: Call,
  agent: http.Agent,
): Promise<Answer & { isUnheard?: boolean }> {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, body: string, cookies: readonly string[] = []) =>
      resolve({ status, body, cookies, ms: performance.now() - started })
    const request = http.request({
      agent,
      hostname,
      port,
      method: call.method,
      path: call.address,
      headers: {
        ...call.headers,
        ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
      },
      timeout: PATIENCE_MS,
    })
    let before: string | undefined
    request.on('socket', (socket) => {
      before = lastOf.get(socket)
      lastOf.set(
        socket,
        `${call.method} ${call.address.slice(0, 200)} (${call.headers['content-type'] ?? 'no body'})`,
      )
    })
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const cookies = response.headers['set-cookie'] ?? []
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        end(status, '', cookies)
        request.destroy()
        return
      }
      let body = ''
      response.on('data', (chunk: Buffer) => {
        if (body.length < KEPT_BYTES) body += chunk.toString()
      })
      response.on('end', () => end(status, body, cookies))
      response.on('error', (error) => end(0, `answer cut off: ${error.message}`, cookies))
    })
    request.on('timeout', () => request.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)))
    request.on('error', (error: NodeJS.ErrnoException) => {
      const ms = performance.now() - started
      const isUnheard = request.reusedSocket && ms < UNHEARD_MS
      resolve({
        status: 0,
        body: `${error.code ?? error.message}${before ? ', on a connection that was used before' : ''}`,
        before,
        cookies: [],
        ms,
        isUnheard,
      })
    })
    request.end(call.body)
  })
}
