import { randomBytes } from 'node:crypto'
import { EDITOR_PICTURE_PURPOSE } from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
let admin: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  admin = await test.as('admin')
})

async function keep(content: Buffer, purpose: string): Promise<FileEntryView> {
  const query = `?purpose=${purpose}`
  const answer = await sendTestFile(test, admin.cookie, { content, query })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry
}
/** Of noise, which no format makes small. */
const picture = (width: number) =>
  sharp(randomBytes(width * 400 * 3), { raw: { width, height: 400, channels: 3 } })
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await get(url)).rawPayload).metadata()
  return { width, height, format }
}

describe('a public picture', () => {
  it('is given out in the widths that pages show, to keep for ever, and no larger than it is', async () => {
    const file = await keep(await picture(1_000).jpeg().toBuffer(), EDITOR_PICTURE_PURPOSE.name)
    const inWidth = (width: number) => `/files/${file.id}/${width}/file.jpg`
    const answer = await get(inWidth(480))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.length).toBeLessThan(file.file_size)
    expect(await sizeOf(inWidth(480))).toEqual({ width: 480, height: 192, format: 'webp' })
    expect((await sizeOf(inWidth(1440))).width).toBe(1_000)
    const again = await get(inWidth(480), { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
    const other = await get(inWidth(960), { 'if-none-match': String(answer.headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  it('is made in no other width, and is gone in all of them with its file', async () => {
    const file = await keep(await picture(100).png().toBuffer(), EDITOR_PICTURE_PURPOSE.name)
    for (const width of ['63', '064', '1e2', '-64', '99999', 'x'])
      expect((await get(`/files/${file.id}/${width}/file.png`)).statusCode, width).toBe(404)
    const address = `/files/${file.id}/64/file.png`
    expect((await get(address)).statusCode).toBe(200)
    await admin.call('POST', '/api/v1/file-entries/delete', { entryIds: [file.id] })
    expect((await get(address)).statusCode).toBe(404)
  })
})

describe('what is no public picture', () => {
  it('has no widths', async () => {
    const hidden = await keep(await picture(100).png().toBuffer(), 'file')
    const moving = await keep(await picture(100).gif().toBuffer(), EDITOR_PICTURE_PURPOSE.name)
    for (const { id } of [hidden, moving])
      expect((await get(`/files/${id}/64/file.png`)).statusCode).toBe(404)
  })
})
