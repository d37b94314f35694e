import { expect, it } from 'vitest'
import { logSeldom } from './log-seldom.ts'
import { createLogger } from './logger.ts'

it('writes an error of each kind once in so long, and how often it came in between', () => {
  const lines: { msg: string; err: { message: string }; leftOut?: number }[] = []
  const log = createLogger(
    { logLevel: 'info' },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  let now = 0
  const say = logSeldom(log, {
    message: 'it broke',
    everyMs: 10_000,
    kindOf: (error) => (error as Error).message.replace(/\d/g, ''),
    clock: () => now,
  })
  for (const message of ['queue 1', 'queue 2', 'other', 'queue 3']) say(new Error(message))
  expect(lines.map(({ err }) => err.message)).toEqual(['queue 1', 'other'])
  now = 9_999
  say(new Error('queue 4'))
  now = 10_000
  say(new Error('queue 5'))
  expect(lines.slice(2)).toMatchObject([
    { msg: 'it broke', err: { message: 'queue 5' }, leftOut: 3 },
  ])
  now = 40_000
  say(new Error('queue 6'))
  expect(lines.at(-1)).not.toHaveProperty('leftOut')
})

it('writes ever more seldom what goes on for hours, and at once what comes again after some quiet', () => {
  const at: number[] = []
  let now = 0
  const log = createLogger({ logLevel: 'info' }, { write: () => void at.push(now / 1_000) })
  const say = logSeldom(log, {
    message: 'it is away',
    everyMs: 10_000,
    level: 'warn',
    kindOf: () => 'away',
    clock: () => now,
  })
  for (; now <= 3_600_000; now += 500) say(new Error('away'))
  expect(at).toEqual([0, 10, 30, 70, 150, 310, 630, 1230, 1830, 2430, 3030])
  now += 20_000
  say(new Error('away'))
  expect(at).toHaveLength(12)
})
