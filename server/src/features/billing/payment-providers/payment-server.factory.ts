import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServerCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

export interface ServerAnswer {
  readonly status?: number
  readonly body?: object | string
  readonly location?: string
}

export interface PaymentServer {
  readonly origin: string
  readonly calls: ServerCall[]
  /** Until it is taken back: it answers nothing but this. */
  failWith: ServerAnswer | undefined
  /** Until it is taken back: what the keys of the site may not do. */
  refuse: ((call: ServerCall) => ServerAnswer | undefined) | undefined
  /** Until it is taken back: what is done is done, and the answer waits for this. */
  beforeAnswer: ((call: ServerCall) => Promise<void>) | undefined
  stop(): Promise<void>
}

/** A small server on this machine, which keeps what it was asked. */
export async function startPaymentServer(
  answer: (call: ServerCall) => ServerAnswer,
): Promise<PaymentServer> {
  const calls: ServerCall[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const url = new URL(request.url ?? '/', 'http://local.invalid')
      const call: ServerCall = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      }
      calls.push(call)
      const {
        status = 200,
        body = '',
        location,
      } = opened.failWith ?? opened.refuse?.(call) ?? answer(call)
      await opened.beforeAnswer?.(call)
      response.writeHead(status, {
        'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
        ...(location !== undefined && { location }),
      })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened: PaymentServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failWith: undefined,
    refuse: undefined,
    beforeAnswer: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return opened
}

/** What a provider sends by itself, ready to be sent. */
export interface SignedWebhook {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export const secondsNow = (): number => Math.floor(Date.now() / 1_000)
