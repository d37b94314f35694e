import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly body: string
  readonly headers: http.IncomingHttpHeaders
}

type Respond = (response: http.ServerResponse, asked: Asked) => void

export interface TestDownloadClient {
  readonly host: string
  readonly address: string
  /** Every call, in order. */
  readonly asked: Asked[]
  /** From now on every path answers like this: JSON, a text as it is, or whatever the function does. */
  answer(answer: object | string | Respond, status?: number): void
  stop(): Promise<void>
}

/** A download client on this machine, which says what it is told to. */
export async function startTestDownloadClient(): Promise<TestDownloadClient> {
  const asked: Asked[] = []
  let respond: Respond = (response) => void response.writeHead(404).end()
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = String(Buffer.concat(parts))
      const { pathname } = new URL(request.url!, 'http://client.test')
      const { method = '', headers } = request
      const call = { method, path: pathname, form: new URLSearchParams(body), body, headers }
      asked.push(call)
      respond(response, call)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    address: `http://${host}`,
    asked,
    answer: (answer, status = 200) => {
      const sent = typeof answer === 'string' ? answer : JSON.stringify(answer)
      respond =
        typeof answer === 'function'
          ? (answer as Respond)
          : (response) => void response.writeHead(status).end(sent)
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
