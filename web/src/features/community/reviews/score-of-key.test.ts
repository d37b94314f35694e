import { describe, expect, it } from 'vitest'
import { scoreOfKey } from './score-of-key.ts'

describe('a key pressed on a score', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowUp', 10, 10],
    ['ArrowLeft', 1, 1],
    ['ArrowDown', 5, 4],
    ['Home', 5, 1],
    ['End', 5, 10],
  ])('%s leads from %i to %i, and chooses nothing', (key, at, score) => {
    expect(scoreOfKey(key, at)).toEqual({ score, isChosen: false })
  })
  it.each([
    ['1', 1],
    ['9', 9],
    ['0', 10],
  ])('%s chooses %i', (key, score) => {
    expect(scoreOfKey(key, 5)).toEqual({ score, isChosen: true })
  })
  it('leads the other way where people read so', () => {
    expect(scoreOfKey('ArrowRight', 5, 'rtl')?.score).toBe(4)
  })
  it('means nothing otherwise', () => {
    for (const key of ['a', 'Tab', 'F1', 'toString']) expect(scoreOfKey(key, 5)).toBeUndefined()
  })
})
