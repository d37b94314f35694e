import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { assertSameSite } from './assert-same-site.ts'
import { useTestApp } from './features/test-app.ts'
import { updateSettings } from './features/site/settings/settings.service.ts'
import { MARK_FILE } from './platform/site-marks.ts'

const test = useTestApp()
const BOTH = {
  chunk_size: 15 * 1024 * 1024,
  uploads_driver: 's3',
  public_driver: 's3',
  s3_direct_upload: false,
  disable_tus: false,
} as const

it('needs the folder of the others as long as files lie in it, and says that a bucket has no name', async () => {
  const { db, config, log } = test.platform
  await assertSameSite(test.platform)
  rmSync(path.join(config.dataDir, 'files', MARK_FILE))
  await updateSettings(test.platform, { uploads: BOTH })
  const warn = vi.spyOn(log, 'warn')
  await assertSameSite(test.platform)
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/neither settings nor S3_BUCKET name one/),
  )
  await sql`insert into file_entries (purpose, disk, key, name, is_public, extension, mime, size_bytes)
    values ('file', 'local', 'file/00/0', 'left.bin', false, 'bin', 'application/octet-stream', 1)`.execute(
    db,
  )
  await expect(assertSameSite(test.platform)).rejects.toThrow(/files move bucket/)
})
