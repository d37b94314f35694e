import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createErrorLog } from '../../../platform/log/error-log.ts'
import { useTestApp } from '../../test-app.ts'

const site = useTestApp()
const URL = '/api/v1/logs/error/download-latest'

it('the newest file of errors is downloaded by who may read the logs, and by nobody else', async () => {
  const admin = await site.as('admin')
  expect((await admin.call('GET', URL)).statusCode).toBe(404)
  createErrorLog(site.platform.config.dataDir).write('{"level":"error","msg":"request failed"}\n')
  const answer = await admin.call('GET', URL)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="errors-[\d-]+\.log"$/,
  )
  expect(answer.body).toBe('{"level":"error","msg":"request failed"}\n')
  expect((await (await site.as('moderator')).call('GET', URL)).statusCode).toBe(403)
  expect((await site.call('GET', URL)).statusCode).toBe(401)
})

it('the file of errors comes whole where it comes packed', async () => {
  const { cookie } = await site.as('admin')
  const line = `${JSON.stringify({ level: 'error', msg: 'request failed', at: 'x'.repeat(30_000) })}\n`
  createErrorLog(site.platform.config.dataDir).write(line)
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const headers = { cookie, 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' }
    const answer = await site.app.inject({ url: URL, headers })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(unpack(answer.rawPayload).toString()).toContain(line)
  }
})
