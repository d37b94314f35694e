import fs from 'node:fs'
import path from 'node:path'
import { EDITOR_PICTURE_PURPOSE } from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()

/** Everything that lies in the folder of the files, as a disk that is away takes it along and brings it back. */
function takeAway(): () => void {
  const folder = path.join(test.platform.config.dataDir, 'files')
  fs.renameSync(folder, `${folder}.away`)
  return () => fs.renameSync(`${folder}.away`, folder)
}

it('a file that is missing for a while is kept as missing by nobody', async () => {
  const admin = await test.as('admin')
  const content = await sharp({
    create: { width: 600, height: 400, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer()
  const query = `?purpose=${EDITOR_PICTURE_PURPOSE.name}`
  const sent = await sendTestFile(test, admin.cookie, { content, query })
  const file = sent.json().fileEntry as FileEntryView
  const addresses = [`/files/${file.id}/file.png`, `/files/${file.id}/480/file.png`]
  const bringBack = takeAway()
  for (const url of addresses)
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const answer = await test.app.inject({ url, headers })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      })
      expect([answer.headers.etag, answer.headers['content-range']], url).toEqual([
        undefined,
        undefined,
      ])
    }
  expect((await test.app.inject({ method: 'HEAD', url: addresses[0]! })).statusCode).toBe(404)
  bringBack()
  for (const url of addresses) {
    const answer = await test.app.inject({ url })
    expect([answer.statusCode, answer.rawPayload.length > 100], url).toEqual([200, true])
  }
})
