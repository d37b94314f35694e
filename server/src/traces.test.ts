import { execFile } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'
import { freePort } from './platform/test-free-port.ts'
import { startProgram, type TestStart } from './test-start.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string }
  }[]
}

const database = useTestDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-traces-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('a site that is told where traces go', () => {
  const sent: { at: string | undefined; key: string | undefined; text: string }[] = []
  const collector = http.createServer(async (request, response) => {
    const key = request.headers['x-key']?.toString()
    sent.push({ at: request.url, key, text: await text(request) })
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  let site: TestStart
  let address = ''

  const spans = (): Span[] =>
    sent.flatMap(({ text: batch }) =>
      (
        JSON.parse(batch) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  const saysOf = (span: Span, key: string) =>
    span.attributes.find((attribute) => attribute.key === key)?.value.stringValue
  const find = async (name: string): Promise<Span> => {
    await expect
      .poll(() => [...new Set(spans().map((span) => span.name))], { timeout: 20_000 })
      .toContain(name)
    return spans().find((span) => span.name === name)!
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
    await database.pool.query(
      `insert into users (email, username, password_hash) values ('ada@zyx.example', 'zyxada', 'x')`,
    )
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    site = startProgram('server/src/main.ts', {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-operator',
    })
    await vi.waitFor(() => fetch(`${address}/health/live`), { timeout: 80_000, interval: 200 })
  }, 90_000)
  afterAll(async () => {
    site.child.kill('SIGTERM')
    await site.ended
    collector.close()
  }, 30_000)

  it('sends a call with its statements, and mails with their job', async () => {
    const headers = {
      cookie: 'session=zyxcookie',
      'user-agent': 'zyxbrowser',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    }
    const searched = await fetch(`${address}/api/v1/search/zyxwords?limit=7`, { headers })
    expect(searched.status).toBe(200)
    const asked = await fetch(`${address}/auth/forgot-password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: 'ada@zyx.example' }),
    })
    expect(asked.status).toBeLessThan(300)

    for (const name of ['GET /api/v1/search/:query', 'POST /auth/forgot-password']) {
      const call = await find(name)
      expect(call.parentSpanId ?? '').toBe('')
      await expect
        .poll(() =>
          spans().filter(
            ({ traceId, parentSpanId }) => traceId === call.traceId && parentSpanId === call.spanId,
          ),
        )
        .not.toEqual([])
      const parts = spans().filter(({ parentSpanId }) => parentSpanId === call.spanId)
      expect(parts.map((part) => saysOf(part, 'db.system.name'))).toContain('postgresql')
      expect(parts.map((part) => saysOf(part, 'db.query.text')).join('\n')).toContain('$1')
    }
    const mail = await find('mail')
    const job = spans().find(({ spanId }) => spanId === mail.parentSpanId)
    expect(job?.name).toBe('job mail.send-outgoing-mail')
    expect(saysOf(mail, 'error.type')).toBe('ESOCKET')
  }, 90_000)

  it('sends nothing that anybody wrote, or is', () => {
    expect(new Set(sent.map(({ at, key }) => `${at} ${key}`))).toEqual(
      new Set(['/v1/traces of-the-operator']),
    )
    const all = sent.map(({ text: batch }) => batch).join('\n')
    expect(all.length).toBeGreaterThan(1_000)
    expect(all).not.toMatch(/zyx/i)
    expect(all).not.toContain('127.0.0.1')
  })
})

// prom-client loads the words of its interface for itself.
it('nothing that makes or sends traces is loaded where traces go nowhere', async () => {
  const loadedBy = async (file: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { createRequire } from 'node:module'
         await import(${JSON.stringify(path.join(import.meta.dirname, file))})
         const loaded = Object.keys(createRequire(import.meta.url).cache)
         process.stdout.write(String(loaded.filter((name) => /opentelemetry.(?:sdk|exporter|otlp)/.test(name)).length))
         process.exit(0)`,
      ],
      { env: { PATH: process.env['PATH'] } },
    )
    return Number(stdout)
  }
  expect(await loadedBy('platform/create-platform.ts')).toBe(0)
  expect(await loadedBy('platform/tracing/otlp-tracing.ts')).toBeGreaterThan(10)
}, 60_000)
