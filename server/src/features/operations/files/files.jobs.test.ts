import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { fileJobs } from './files.jobs.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
const DAY_MS = 24 * 3_600_000

/** All that the cleaning does, as if it were so many days later. */
async function cleanAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS)
  const platform = { ...test.platform, clock: { now: () => now } }
  for (const job of fileJobs.toReversed()) {
    await platform.jobs.enqueue(platform.db, job, {})
    await runWaitingJobs(platform, [job])
  }
}

async function keep(content: string) {
  const caller = await test.as('uploader')
  const answer = await sendTestFile(test, caller.cookie, { content })
  return { caller, file: answer.json().fileEntry as FileEntryView }
}
const isStored = async ({ path: key }: FileEntryView) =>
  (await test.platform.storage.find(key)) !== undefined
const remove = ({ caller, file }: Awaited<ReturnType<typeof keep>>, isForever: boolean) =>
  caller.call('POST', '/api/v1/file-entries/delete', {
    entryIds: [file.id],
    deleteForever: isForever,
  })
const spaceOf = async (id: number) => {
  const rows = await test.platform.db
    .selectFrom('file_entries')
    .select('id')
    .where('user_id', '=', id)
    .execute()
  return rows.length
}

describe('the cleaning of files', () => {
  it('leaves what its owner keeps', async () => {
    const { file } = await keep('for years')
    await cleanAfter(400)
    expect(await isStored(file)).toBe(true)
  })

  it('takes what was deleted for ever at once, and the rest after a week', async () => {
    const [now, later] = [await keep('now'), await keep('later')]
    await remove(now, true)
    await remove(later, false)
    await cleanAfter(0.01)
    expect([await isStored(now.file), await isStored(later.file)]).toEqual([false, true])
    expect(await spaceOf(now.caller.id)).toBe(0)
    await cleanAfter(8)
    expect(await isStored(later.file)).toBe(false)
    expect(await spaceOf(later.caller.id)).toBe(0)
  })

  it('takes the files of an account that is gone', async () => {
    const { caller, file } = await keep('of somebody')
    await test.platform.db.deleteFrom('users').where('id', '=', caller.id).execute()
    await cleanAfter(2)
    expect(await isStored(file)).toBe(false)
  })

  it('takes what was never finished, and leaves what is on its way', async () => {
    const caller = await test.as('uploader')
    const begin = async (key: string, expiresInDays: number) => {
      await test.platform.storage.put(key, 'half')
      await test.platform.db
        .insertInto('file_uploads')
        .values({
          user_id: caller.id,
          purpose: 'file',
          disk: 'local',
          key,
          name: 'half.txt',
          size_bytes: 9,
          expires_at: new Date(Date.now() + expiresInDays * DAY_MS),
        })
        .execute()
    }
    // A folder of their own: the names of real files are random, and begin with any two digits.
    await begin('file/half/over', 1)
    await begin('file/half/going', 3)
    await cleanAfter(2)
    const folder = path.join(test.platform.config.dataDir, 'files', 'file', 'half')
    expect(await readdir(folder)).toEqual(['going'])
    const left = await test.platform.db.selectFrom('file_uploads').select('key').execute()
    expect(left).toEqual([{ key: 'file/half/going' }])
  })
})
