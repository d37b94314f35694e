import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const job = (name: string, retries: number) =>
  defineJob({ name, retries, payload: z.object({}), run: async () => undefined })
const often = job('test.often', 2)
const once = job('test.once', 0)

async function enqueued(definition: typeof often) {
  const { db, jobs } = test.platform
  const id = await jobs.enqueue(db, definition, {})
  const { rows } = await sql<{ retry_limit: number; deletion_seconds: number }>`
    select retry_limit, deletion_seconds from pgboss.job where id = ${id}`.execute(db)
  return rows[0]!
}

it('jobs get the further attempts of the settings, and stay as long as those say when they ended', async () => {
  const day = 86_400
  expect(await enqueued(often)).toEqual({ retry_limit: 2, deletion_seconds: 7 * day })
  await updateSettings(test.platform, { queue: { more_retries: 3, done_days: 2 } })
  await vi.waitFor(async () =>
    expect(await enqueued(often)).toEqual({ retry_limit: 5, deletion_seconds: 2 * day }),
  )
  expect((await enqueued(once)).retry_limit).toBe(0)
})
