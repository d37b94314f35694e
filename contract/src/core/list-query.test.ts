import { expect, it } from 'vitest'
import { idList } from './list-query.ts'

it('an id that is named twice counts once, however it is written', () => {
  expect(idList.parse('7,8,7,07,008')).toEqual([7, 8])
})

it('of several ids none is left out for being no id', () => {
  for (const joined of ['', ',', '7,', ',7', '7,,8', '7, 8', '-7', '7.0', '7e0', '0x7', '0', '٧'])
    expect(idList.safeParse(joined).success, joined).toBe(false)
  expect(idList.safeParse('9007199254740992').success).toBe(false)
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(idList.parse(hundred.join())).toEqual(hundred)
  expect(idList.safeParse([...hundred, 101].join()).success).toBe(false)
})
