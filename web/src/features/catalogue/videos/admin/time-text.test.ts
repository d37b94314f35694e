import { expect, it } from 'vitest'
import { readTime, writeTime } from './time-text.ts'

it.each([
  ['', null],
  ['90', 90],
  ['1:30', 90],
  ['1:02:03', 3_723],
  [' 0:05.5 ', 5.5],
  ['0:05,25', 5.25],
  ['soon', 'soon'],
  ['1:2:3:4', '1:2:3:4'],
  ['-1', '-1'],
])('reads %j', (written, seconds) => {
  expect(readTime(written)).toBe(seconds)
})

it.each([
  [null, ''],
  [0, '0:00'],
  [90, '1:30'],
  [3_723, '1:02:03'],
  [5.5, '0:05.5'],
  [0.05, '0:00.05'],
])('writes %j as %j', (seconds, written) => {
  expect(writeTime(seconds)).toBe(written)
  if (seconds !== null) expect(readTime(written)).toBe(seconds)
})
