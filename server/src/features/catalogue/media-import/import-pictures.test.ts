import { imageUrl } from '@mediatheque/contract/catalogue/images/image-url.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { preparePictures } from '../images/images.jobs.ts'
import { startTestService } from './test-outside-services.ts'
import { answerSeries } from './test-tmdb.ts'

const outside = await startTestService()
const test = useTestApp({ IMAGE_HOSTS: new URL(outside.origin).host, IMAGE_CACHE_MB: '20' })
afterAll(() => outside.stop())

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#234' } })
    .jpeg()
    .toBuffer()
  await updateSettings(test.platform, {
    import_tmdb: { api: outside.origin, pictures: outside.origin },
    import_tmdb_key: { api_key: 'key-of-tmdb' },
  })
})

const answerPicture = (path: string) =>
  outside.answer(path, (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg),
  )
const pictures = () =>
  outside.asked.map(({ url }) => url.pathname).filter((path) => path.startsWith('/t/p/'))
const work = () => runWaitingJobs(test.platform, [preparePictures])

describe('pictures of an imported title', () => {
  it('are fetched after the import by a job, again where a host does not answer, and then by no page', async () => {
    answerSeries(outside, { id: 4_001 })
    const admin = await test.as('admin')
    const answer = await admin.call('POST', '/api/v1/media/import', {
      media_type: 'series',
      id: 4_001,
    })
    const { id } = answer.json().mediaItem
    expect(pictures()).toEqual([])
    // Those of trailers lie on hosts that no test asks.
    const trailers = test.platform.db.updateTable('videos').set({ thumbnail_url: null })
    await trailers.where('title_id', '=', id).execute()

    // The host is down: what it did not answer is asked for again.
    outside.answer('/t/p/original/poster.jpg', (response) => void response.writeHead(503).end())
    await expect(work()).rejects.toThrow('pictures of title')
    expect(pictures()).toContain('/t/p/original/poster.jpg')
    answerPicture('/t/p/original/poster.jpg')
    expect(await work()).toBe(1)

    const title = await test.platform.db
      .selectFrom('titles')
      .select(['poster_url'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const before = pictures().length
    for (const width of [185, 342, 500, 780] as const) {
      const shown = await test.app.inject({
        url: imageUrl({ kind: 'poster', id, url: title.poster_url! }, width),
        headers: { accept: 'image/avif' },
      })
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/avif'])
    }
    expect(pictures()).toHaveLength(before)
    // Nothing is left to be done, and what has no picture there is no reason to try again.
    expect(await work()).toBe(0)
  })
})
