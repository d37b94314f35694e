import { expect, it } from 'vitest'
import type { OutsideAnswer } from '../../../../platform/outbound/call-outside.ts'
import { askAboutVideo, askedOf } from './ask-about-video.ts'

it.each([
  [200, 'alive'],
  [400, 'dead'],
  [401, 'dead'],
  [404, 'dead'],
  [429, 'unknown'],
  [500, 'unknown'],
])('asks YouTube by its own way: %i is %s', async (status, result) => {
  const asked: string[] = []
  const found = await askAboutVideo(({ url }) => {
    asked.push(url)
    return Promise.resolve({ status, headers: {}, url: new URL(url) } as unknown as OutsideAnswer)
  }, askedOf('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>')!)
  expect(asked).toEqual([
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  ])
  expect(found.outcomes[0]?.result).toBe(result)
  expect(found.fault !== undefined).toBe(result === 'unknown')
})
