import { expect, afterAll, beforeAll, beforeEach } from 'vitest'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { sql } from 'kysely'
import { startTestS3Server } from '../../../platform/storage/test-bucket.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { fileJobs } from './files.jobs.ts'

const MB = 1024 * 1024

/** Sends a body to an address that was signed. */
export const putTo = (url: string, content: Buffer | string): Promise<Response> =>
  fetch(url, { method: 'PUT', body: new Uint8Array(Buffer.from(content)) })

/** The site with a bucket, which browsers send files to without it, and somebody who may. */
export async function useTestDirectUploads() {
  const bucket = await startTestS3Server()
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
  const test = useTestApp({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  afterAll(() => bucket.stop())
  type Caller = Awaited<ReturnType<typeof test.as>>
  const who = {} as { sender: Caller }
  const choose = (isDirect: boolean, driver: 'local' | 's3' = 's3') =>
    updateSettings(test.platform, {
      uploads: {
        chunk_size: 15 * MB,
        uploads_driver: driver,
        public_driver: 'local',
        s3_direct_upload: isDirect,
        disable_tus: false,
      },
    })
  beforeAll(async () => {
    who.sender = await test.as('uploader')
  })
  beforeEach(() => choose(true))

  const post = (path: string, body: object, caller = who.sender) =>
    caller.call('POST', `/api/v1/s3/${path}`, body)
  const created = async (path: string, body: object, caller = who.sender) => {
    const answer = await post(path, body, caller)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const finish = (key: string, caller = who.sender) =>
    post('entries', { filename: key.split('/').at(-1)!, clientName: 'x' }, caller)
  return {
    test,
    bucket,
    choose,
    post,
    finish,
    presign: (
      content: Buffer | string,
      fileName = 'notes.txt',
    ): Promise<{ url: string; key: string }> => {
      const size = Buffer.byteLength(content)
      return created('simple/presign', { filename: fileName, size, mime: 'text/html' })
    },
    beginParts: (size: number): Promise<{ key: string; uploadId: string; partSize: number }> =>
      created('multipart/create', { filename: 'film.bin', size }),
    signPart: async (
      { key, uploadId }: { key: string; uploadId: string },
      partNumber: number,
    ): Promise<string> => {
      const answer = await post('multipart/batch-sign-part-urls', {
        key,
        uploadId,
        partNumbers: [partNumber],
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().urls[0].url
    },
    entryOf: async (key: string): Promise<FileEntryView> => {
      const answer = await finish(key)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().fileEntry
    },
    read: async ({ url }: FileEntryView) => (await test.app.inject({ url })).rawPayload,
    uploadsLeft: async () => {
      const { rows } = await sql<{ key: string }>`select key from file_uploads`.execute(
        test.platform.db,
      )
      return rows.map(({ key }) => key)
    },
    cleanAfter: async (hours: number) => {
      const now = new Date(Date.now() + hours * 3_600_000)
      const platform = { ...test.platform, clock: { now: () => now } }
      await platform.jobs.enqueue(platform.db, fileJobs[0]!, {})
      await runWaitingJobs(platform, fileJobs)
    },
  }
}
