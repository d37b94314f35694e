import { expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()

it('a watch page offers the kinds of sources that the settings say, and the one that was asked for', async () => {
  const { db } = test.platform
  const { id: titleId } = await buildTitle(db, { name: 'A film' })
  const build = async (type: 'video' | 'embed' | 'external') =>
    (
      await buildVideo(db, {
        title_id: titleId,
        type,
        is_streaming: true,
        url: `https://example.org/${type}`,
      })
    ).id
  const video = await build('video')
  const embed = await build('embed')
  const external = await build('external')
  const sourcesOf = async (id: number) => {
    const { sources } = (await test.call('GET', `/api/v1/watch/${id}`)).json()
    return (sources as { id: number }[]).map((source) => source.id).toSorted((a, b) => a - b)
  }
  expect(await sourcesOf(video)).toEqual([video, embed, external])
  await updateSettings(test.platform, { watch_sources: { embeds: false, outside: true } })
  expect(await sourcesOf(video)).toEqual([video, external])
  expect(await sourcesOf(embed)).toEqual([video, embed, external])
  await updateSettings(test.platform, { watch_sources: { embeds: true, outside: false } })
  expect(await sourcesOf(video)).toEqual([video, embed])
})
