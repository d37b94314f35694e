import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Respond = (response: http.ServerResponse, asked: Asked) => void

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly key: string | undefined
  readonly body: string
  readonly at: number
}

export interface TestDebridService {
  readonly origin: string
  /** Every call, in order. */
  readonly asked: Asked[]
  /** Answers of a path from now on: JSON, a text as it is, or whatever the function does. 404 where nothing is said. */
  answer(path: string, answer: object | string | Respond, status?: number): void
  forget(): void
  stop(): Promise<void>
}

/** The setting that has one address stand in for all of them. */
export const allAt = (origin: string) => ({
  debrid_link: origin,
  alldebrid: origin,
  real_debrid: origin,
  darkibox: origin,
  fichier: origin,
  send_cm: origin,
  media_cm: origin,
})

/** A debrid service on this machine. */
export async function startTestDebridService(): Promise<TestDebridService> {
  const answers = new Map<string, Respond>()
  const asked: Asked[] = []
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://service.test')
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const bearer = request.headers.authorization?.replace(/^Bearer /, '')
      const call = {
        method: request.method!,
        path: pathname,
        query: searchParams,
        key: bearer ?? searchParams.get('key') ?? undefined,
        body: String(Buffer.concat(parts)),
        at: performance.now(),
      }
      asked.push(call)
      const respond = answers.get(pathname)
      if (respond) respond(response, call)
      else response.writeHead(404).end('{}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, answer, status = 200) => {
      const sent = typeof answer === 'string' ? answer : JSON.stringify(answer)
      const respond: Respond = (response) => void response.writeHead(status).end(sent)
      answers.set(path, typeof answer === 'function' ? (answer as Respond) : respond)
    },
    forget: () => {
      answers.clear()
      asked.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
