import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestFileHost {
  /** `127.0.0.1:40123` */
  readonly host: string
  readonly port: number
  /** What was asked for, in order: `HEAD /a`. */
  readonly asked: string[]
  /** Of calls that send something, as they were sent. */
  readonly bodies: string[]
  /** Answers of a path, without its query. Everything else is 404. */
  answer(
    path: string,
    respond: (response: http.ServerResponse, request: http.IncomingMessage) => void,
  ): void
  /** How many calls were open at the same time at most. */
  mostAtOnce(): number
  stop(): Promise<void>
}

/** A host of files on this machine. */
export async function startTestFileHost(): Promise<TestFileHost> {
  type Respond = Parameters<TestFileHost['answer']>[1]
  const answers = new Map<string, Respond>()
  const asked: string[] = []
  const bodies: string[] = []
  let open = 0
  let most = 0
  const server = http.createServer((request, response) => {
    most = Math.max(most, ++open)
    response.on('close', () => (open -= 1))
    asked.push(`${request.method} ${request.url}`)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(String(Buffer.concat(parts)))
      const respond = answers.get(request.url!.split('?')[0]!)
      if (respond) respond(response, request)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    port,
    asked,
    bodies,
    answer: (path, respond) => void answers.set(path, respond),
    mostAtOnce: () => most,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
