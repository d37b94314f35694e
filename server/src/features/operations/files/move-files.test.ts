import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '../../../admin-commands/run-admin-command.ts'
import { startTestS3Server } from '../../../platform/storage/test-bucket.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
const bucket = await startTestS3Server()
afterAll(() => bucket.stop())

let uploader: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  uploader = await test.as('uploader')
})

const move = (to: string) => runAdminCommand(test.platform, ['files', 'move', to])
async function keep(content: string): Promise<FileEntryView> {
  const answer = await sendTestFile(test, uploader.cookie, { content })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry
}
const read = async ({ url }: FileEntryView) => {
  const answer = await test.app.inject({ url })
  return answer.statusCode === 200 ? answer.body : answer.statusCode
}
const isInFolder = async ({ path }: FileEntryView) =>
  (await test.platform.storage.find(path)) !== undefined

it('needs a bucket, and a word that says where', async () => {
  await expect(move('bucket')).rejects.toThrow('No bucket is named')
  await expect(move('cloud')).rejects.toThrow('`bucket` or to `folder`')
})

it('takes files to the bucket and back, and leaves what is not as it was', async () => {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
  await updateSettings(test.platform, {
    s3_storage: { endpoint, region, bucket: name },
    s3_storage_key: { access_key_id: accessKeyId, secret_access_key: secretAccessKey },
  })
  const [first, second, changed, lost] = [
    await keep('the first'),
    await keep('the second'),
    await keep('as it was'),
    await keep('lost'),
  ] as const
  await test.platform.storage.put(changed.path, 'as it is!')
  const check = () => runAdminCommand(test.platform, ['files', 'check'])
  expect(await check()).toBe('4 files, and none is missing.')
  await test.platform.storage.delete(lost.path)
  await expect(check()).rejects.toThrow(
    `1 of 4 files are missing or not as long as they were: ${lost.id}.`,
  )
  await expect(move('bucket')).rejects.toThrow(
    `2 files were moved, 19 bytes. 2 stay as they are, because they are not in their place or not as they were sent: ${changed.id}, ${lost.id}.`,
  )
  expect([...bucket.objects.keys()].toSorted()).toEqual([first.path, second.path].toSorted())
  expect([await read(first), await read(second)]).toEqual(['the first', 'the second'])
  expect([await isInFolder(first), await isInFolder(changed)]).toEqual([false, true])

  await sql`delete from file_entries where id in (${changed.id}, ${lost.id})`.execute(
    test.platform.db,
  )
  // As a move leaves it that is killed when all is copied.
  await test.platform.storage.put(first.path, 'the first')
  expect(await move('bucket')).toBe('0 files were moved, 0 bytes.')
  expect(await isInFolder(first)).toBe(false)

  expect(await move('folder')).toBe('2 files were moved, 19 bytes.')
  expect([await read(first), await read(second)]).toEqual(['the first', 'the second'])
  expect(bucket.objects.size).toBe(0)
})
