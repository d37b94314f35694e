import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { startTestS3Server } from '../../../platform/storage/test-bucket.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { fileJobs } from './files.jobs.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
const bucket = await startTestS3Server()
const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
afterAll(() => bucket.stop())

let uploader: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  uploader = await test.as('uploader')
})

const choose = (driver: 'local' | 's3') =>
  updateSettings(test.platform, {
    uploads: {
      chunk_size: 15 * 1024 * 1024,
      uploads_driver: driver,
      public_driver: 'local',
      s3_direct_upload: false,
      disable_tus: false,
    },
  })
const nameBucket = (secret = secretAccessKey) =>
  updateSettings(test.platform, {
    s3_storage: { endpoint, region, bucket: name },
    s3_storage_key: { access_key_id: accessKeyId, secret_access_key: secret },
  })
const send = (content: string) => sendTestFile(test, uploader.cookie, { content })
async function keep(content: string): Promise<FileEntryView> {
  const answer = await send(content)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry
}
const read = async (url: string, range?: string) => {
  const answer = await test.app.inject({ url, ...(range && { headers: { range } }) })
  return [answer.statusCode, answer.body]
}

describe('a bucket for files', () => {
  afterEach(() => choose('local'))

  it('takes what is sent where the settings say so, and gives it out in parts', async () => {
    await nameBucket()
    await choose('s3')
    const file = await keep('0123456789')
    expect(bucket.objects.get(file.path)?.toString()).toBe('0123456789')
    expect(await test.platform.storage.find(file.path)).toBeUndefined()
    expect(await read(file.url)).toEqual([200, '0123456789'])
    expect(await read(file.url, 'bytes=3-5')).toEqual([206, '345'])
  })

  it('leaves files where they are when the settings change', async () => {
    const before = await keep('on this machine')
    await nameBucket()
    await choose('s3')
    const after = await keep('in the bucket')
    await choose('local')
    expect(await read(before.url)).toEqual([200, 'on this machine'])
    expect(await read(after.url)).toEqual([200, 'in the bucket'])
  })

  it('loses what is deleted', async () => {
    await nameBucket()
    await choose('s3')
    const file = await keep('gone soon')
    await uploader.call('POST', '/api/v1/file-entries/delete', {
      entryIds: [file.id],
      deleteForever: true,
    })
    await test.platform.jobs.enqueue(test.platform.db, fileJobs[0]!, {})
    await runWaitingJobs(test.platform, fileJobs)
    expect(bucket.objects.has(file.path)).toBe(false)
  })

  it('takes no space for a file that it refuses', async () => {
    await nameBucket('not the secret')
    await choose('s3')
    expect((await send('refused')).statusCode).toBe(500)
    await updateSettings(test.platform, {
      s3_storage_key: { access_key_id: '', secret_access_key: '' },
    })
    expect((await send('nowhere to go')).statusCode).toBe(503)
    await nameBucket()
    const later = new Date(Date.now() + 2 * 3_600_000)
    const platform = { ...test.platform, clock: { now: () => later } }
    await platform.jobs.enqueue(platform.db, fileJobs[0]!, {})
    await runWaitingJobs(platform, fileJobs)
    const { rows } = await sql`select 1 from file_uploads`.execute(test.platform.db)
    expect(rows).toEqual([])
  })

  it('has a secret that nobody reads in the database', async () => {
    await nameBucket()
    const { rows } = await sql`select value::text from settings`.execute(test.platform.db)
    expect(JSON.stringify(rows)).not.toContain(secretAccessKey)
    const shown = await test.call('GET', '/api/v1/bootstrap-data')
    for (const hidden of [secretAccessKey, endpoint]) expect(shown.body).not.toContain(hidden)
  })
})
