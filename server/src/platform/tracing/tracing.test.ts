import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { callOutside } from '../outbound/call-outside.ts'
import { noteStatement } from './trace-statements.ts'
import { setTracing, type SpanStart, traced } from './tracing.ts'

type Said = SpanStart & { added: object; fault?: unknown }

function record(): Said[] {
  const said: Said[] = []
  takeOut = setTracing({
    open: (start) => {
      const span: Said = { ...start, added: {} }
      said.push(span)
      return {
        add: (attributes) => void Object.assign(span.added, attributes),
        end: (fault) => void (span.fault = fault),
      }
    },
    within: (_span, work) => work(),
    note: (start, _milliseconds, fault) => void said.push({ ...start, added: {}, fault }),
  })
  return said
}
let takeOut = () => {}
afterEach(() => takeOut())

describe('spans', () => {
  it('of calls outside say to whom, never with what', async () => {
    const said = record()
    const server = http.createServer((_request, response) => void response.writeHead(404).end())
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      await callOutside(
        { log: createLogger({ logLevel: 'silent' }) },
        {
          purpose: 'picture',
          url: `http://127.0.0.1:${port}/of/somebody?key=secret`,
          headers: { authorization: 'Bearer secret' },
          allow: (url) => ({ url, isInside: true }),
          mostBytes: 1_000,
          wholeMs: 5_000,
        },
      )
    } finally {
      server.close()
    }
    expect(said).toEqual([
      {
        name: 'call picture',
        kind: 'client',
        attributes: { 'http.request.method': 'GET', 'server.address': `127.0.0.1:${port}` },
        added: { 'http.response.status_code': 404 },
        fault: undefined,
      },
    ])
  })

  it('of statements have their text without values, whoever wrote them into it', () => {
    const said = record()
    const query = { sql: `update "users" set "name" = 'Ada''s' where "id" = $1` }
    noteStatement({ level: 'query', query, queryDurationMillis: 2 } as never)
    expect(said[0]).toMatchObject({
      name: 'update',
      attributes: { 'db.query.text': `update "users" set "name" = '?' where "id" = $1` },
    })
  })

  it('end with what broke, which is thrown as before', async () => {
    const said = record()
    const broken = new Error('no')
    await expect(
      traced({ name: 'mail', kind: 'client' }, () => Promise.reject(broken)),
    ).rejects.toBe(broken)
    expect(said).toEqual([expect.objectContaining({ name: 'mail', fault: broken })])
  })
})
