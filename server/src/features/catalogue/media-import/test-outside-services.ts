import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  /** With its query. */
  readonly url: URL
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

export type Answer = (response: http.ServerResponse, asked: Asked) => void

/** A server on this machine that speaks as an outside database does. What it was not told to answer is 404. */
export interface TestService {
  readonly origin: string
  readonly asked: Asked[]
  /** Of a path, without its query; a later answer replaces the one before. */
  answer(path: string, answer: Answer | object): void
  stop(): Promise<void>
}

export const json = (response: http.ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export async function startTestService(): Promise<TestService> {
  const answers = new Map<string, Answer | object>()
  const asked: Asked[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://service'),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      asked.push(one)
      const answer = answers.get(one.url.pathname)
      if (typeof answer === 'function') (answer as Answer)(response, one)
      else if (answer) json(response, answer)
      else
        json(
          response,
          { success: false, status_code: 34, status_message: 'The resource could not be found.' },
          404,
        )
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
