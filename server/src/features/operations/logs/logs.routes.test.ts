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
