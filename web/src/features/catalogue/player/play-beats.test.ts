import { beforeEach, expect, it } from 'vitest'
import { type Beat, createPlayBeats } from './play-beats.ts'

let sent: Beat[] = []
let sittings = 0
let isOnline = true
const begin = () =>
  createPlayBeats(
    (beat) => isOnline && sent.push(beat) > 0,
    () => `sitting-${++sittings}`,
  )
const told = () => sent.map(({ reason, seconds }) => `${reason} ${seconds}`)

beforeEach(() => {
  sent = []
  sittings = 0
  isOnline = true
})

it('tells nothing of what never played', () => {
  const beats = begin()
  beats.begin(1)
  beats.hidden()
  beats.left()
  expect(sent).toEqual([])
})

it('tells of the four moments, each with where it was', () => {
  const beats = begin()
  beats.begin(1)
  beats.at(3.04, 100)
  beats.hidden()
  beats.at(5, 100)
  beats.begin(2)
  beats.at(1, Number.NaN)
  beats.ended()
  beats.at(2, 50)
  beats.left()
  expect(told()).toEqual(['hidden 3', 'changed 5', 'ended 1', 'left 2'])
  expect(sent.map(({ video_id }) => video_id)).toEqual([1, 1, 2, 2])
  expect(sent[0]?.sitting).not.toBe(sent[2]?.sitting)
  expect(sent[2]?.duration).toBe(0)
})

it('tells now and then while it plays, and the same only once', () => {
  const beats = begin()
  beats.begin(1)
  for (let second = 1; second <= 40; second++) beats.at(second, 100)
  beats.hidden()
  beats.hidden()
  expect(told()).toEqual(['tick 15', 'tick 30', 'hidden 40'])
})

it('tells where it is as soon as there is a network again', () => {
  const beats = begin()
  beats.begin(1)
  isOnline = false
  for (let second = 1; second <= 20; second++) beats.at(second, 100)
  expect(sent).toEqual([])
  isOnline = true
  beats.at(21, 100)
  beats.at(22, 100)
  expect(told()).toEqual(['tick 21'])
})
