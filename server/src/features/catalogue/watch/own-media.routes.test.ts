import { beforeEach, describe, expect, it } from 'vitest'
import { sendTestFile } from '../../operations/files/test-upload.ts'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let member = undefined as unknown as Caller
let [titleId, videoId] = [0, 0]

const get = async (path: string, caller: Pick<Caller, 'call'> = member) =>
  (await caller.call('GET', `/api/v1/${path}`)).json()
const open = (url: string, headers = {}) => test.app.inject({ url, headers })

async function addVideo(url: string): Promise<number> {
  return (await buildVideo(test.platform.db, { title_id: titleId, name: 'Ours', url })).id
}

beforeEach(async () => {
  const { db } = test.platform
  member = await test.as('member')
  titleId = (await buildTitle(db, { name: 'Nosferatu' })).id
  videoId = await addVideo('/samples/nosferatu/master.m3u8')
  await db
    .updateTable('videos')
    .set({ type: 'stream', storyboard_url: '/samples/nosferatu/storyboard.vtt' })
    .where('id', '=', videoId)
    .execute()
  await db
    .insertInto('video_captions')
    .values({
      video_id: videoId,
      name: 'English',
      language: 'en',
      url: '/samples/nosferatu/captions.en.vtt',
    })
    .execute()
})

describe('what this site plays itself', () => {
  it('is handed out with addresses that open it, its captions and its storyboard', async () => {
    const page = await get(`watch/${videoId}`)
    const addresses = [page.video.src, page.video.captions[0].url, page.storyboard]
    for (const address of addresses) {
      expect(address).toMatch(/^\/media\/\d+\/[\w-]{43}\/samples\/nosferatu\//)
      expect([(await open(address)).statusCode, address]).toEqual([200, address])
    }
    const fresh = await get(`videos/${videoId}/source`)
    expect([fresh.src, fresh.captions[0].url, fresh.storyboard]).toEqual(addresses)
  })

  it('is named plainly by no call', async () => {
    for (const path of [
      `watch/${videoId}`,
      `titles/${titleId}`,
      `titles/${titleId}/videos`,
      `videos/${videoId}/source`,
    ]) {
      const answer = JSON.stringify(await get(path))
      expect(answer, path).toContain('/samples/nosferatu/master.m3u8')
      expect(answer, path).not.toMatch(/"\/samples\//)
    }
  })

  it('has no address for those who may not play it, and one that is nobody’s own for all others', async () => {
    const guest = { call: test.call }
    expect(await get(`videos/${videoId}/source`, guest)).toEqual({
      src: null,
      captions: [],
      storyboard: null,
    })
    const other = await test.as('premium')
    expect(await get(`videos/${videoId}/source`, other)).toEqual(
      await get(`videos/${videoId}/source`),
    )
  })
})

describe('a private file that a video is made of', () => {
  const film = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'),
    Buffer.alloc(400),
  ])

  async function send(content: Buffer | string, fileName: string) {
    const uploader = await test.as('uploader')
    const sent = await sendTestFile(test, uploader.cookie, { content, fileName })
    const { id } = sent.json().fileEntry as { id: number }
    const src = async () =>
      (await get(`videos/${await addVideo(`/files/${id}/${fileName}`)}/source`)).src
    return { id, uploader, src: (await src()) as string }
  }

  it('plays whole and in parts until it is deleted, and at no other address', async () => {
    const { id, uploader, src } = await send(film, 'film.mp4')
    const whole = await open(src)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
    const part = await open(src, { range: 'bytes=4-7' })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
    const { id: otherId } = await send(film, 'film.mp4')
    expect((await open(src.replace(`/${id}/`, `/${otherId}/`))).statusCode).toBe(403)
    expect((await open(`/files/${id}/film.mp4`)).statusCode).toBe(404)
    await uploader.call('POST', '/api/v1/file-entries/delete', { entryIds: [id] })
    expect((await open(src)).statusCode).toBe(404)
  })

  it('is nothing that no player reads', async () => {
    const { src } = await send(
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      'a.mp4',
    )
    expect((await open(src)).statusCode).toBe(404)
  })
})
