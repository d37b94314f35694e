import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestImageServer {
  /** `127.0.0.1:40123` */
  readonly host: string
  /** What was asked for, in order. */
  readonly asked: string[]
  answer(path: string, respond: (response: http.ServerResponse) => void): void
  stop(): Promise<void>
}

/** A host of pictures on this machine. */
export async function startTestImageServer(): Promise<TestImageServer> {
  const answers = new Map<string, (response: http.ServerResponse) => void>()
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    const respond = answers.get(request.url ?? '')
    if (respond) respond(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, respond) => void answers.set(path, respond),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
