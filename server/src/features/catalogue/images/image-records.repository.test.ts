import { expect, it } from 'vitest'
import { useTestDatabase } from '../../../platform/database/test-database.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { findImageRecord } from './image-records.repository.ts'

const test = useTestDatabase()

it('takes the picture of a film of YouTube from there, unless one is stored', async () => {
  const title = await buildTitle(test.db, { name: 'Metropolis' })
  const url = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'
  const pictureOf = async (values: Partial<Parameters<typeof buildVideo>[1]>) => {
    const { id } = await buildVideo(test.db, { title_id: title.id, ...values })
    return findImageRecord(test.db, 'video', id)
  }
  expect(await pictureOf({ url, type: 'embed' })).toEqual({
    id: title.id,
    name: 'Metropolis',
    type: title.type,
    year: title.year,
    url: 'https://i.ytimg.com/vi/eRsGyueVLvQ/hqdefault.jpg',
  })
  const stored = 'https://archive.org/own.jpg'
  expect(await pictureOf({ url, thumbnail_url: stored })).toMatchObject({ url: stored })
  expect(await pictureOf({})).toMatchObject({ url: null })
})
