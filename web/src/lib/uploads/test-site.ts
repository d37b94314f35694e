import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A little site on this machine that answers as a test says. */
export interface TestSite {
  readonly origin: string
  /** `POST /api/v1/file-entries` of every call, in the order in which their heads came. */
  readonly calls: string[]
  answer: (call: ReceivedCall) => unknown
  stop(): Promise<void>
}

/** An answer is sent as JSON; what answers by itself returns undefined. */
export async function startTestSite(): Promise<TestSite> {
  const calls: string[] = []
  const server = http.createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    calls.push(`${request.method} ${path}`)
    void (async () => {
      const body = await buffer(request).catch(() => Buffer.alloc(0))
      const { method, headers } = request
      const answered = await site.answer({
        method: method!,
        path,
        headers,
        body,
        request,
        response,
      })
      if (answered === undefined || response.writableEnded) return
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answered))
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const site: TestSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: () => ({}),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return site
}

export const fileEntry = (name: string): FileEntryView => ({
  id: 1,
  name,
  url: '/files/1',
  file_size: 1,
  mime: 'text/plain',
  extension: 'txt',
  path: 'file/1',
  updated_at: '2026-01-01T00:00:00.000Z',
})

export const refuse = (response: ServerResponse, status: number, message: string): undefined => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message, errors: { file: [message] } }))
}
