import { expect, it } from 'vitest'
import { goToMoment, momentOf, onMomentWanted, takeWantedStart, tellPlaying } from './moments.ts'

it('tells at which percent of its length a video is, while it plays', () => {
  const where = { seconds: 0, duration: 200 }
  const stop = tellPlaying({ videoId: 1, where: () => where, goTo: () => {} })
  expect(momentOf(1)).toBeNull()
  where.seconds = 50
  expect(momentOf(1)).toBe(25)
  expect(momentOf(2)).toBeNull()
  where.duration = 0
  expect(momentOf(1)).toBeNull()
  stop()
  expect(momentOf(1)).toBeNull()
})

it('goes to a moment of what plays, and begins there what does not', () => {
  const gone: number[] = []
  const begun: number[] = []
  const stop = tellPlaying({
    videoId: 1,
    where: () => ({ seconds: 1, duration: 200 }),
    goTo: (seconds) => gone.push(seconds),
  })
  const forget = onMomentWanted((videoId) => begun.push(videoId))
  goToMoment(1, 50)
  expect([gone, begun]).toEqual([[100], []])
  stop()
  goToMoment(1, 25)
  expect([gone, begun]).toEqual([[100], [1]])
  expect(takeWantedStart(2, 200)).toBeUndefined()
  expect(takeWantedStart(1, 200)).toBe(50)
  expect(takeWantedStart(1, 200)).toBeUndefined()
  forget()
})
