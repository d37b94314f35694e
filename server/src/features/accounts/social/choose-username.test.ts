import { describe, expect, it } from 'vitest'
import { chooseUsername } from './choose-username.ts'

const nobody = async () => false

describe('the username of somebody who comes from another service', () => {
  it('is the name there, in the letters that usernames have', async () => {
    expect(await chooseUsername(['Zoé Müller'], nobody)).toBe('Zoe.Muller')
    expect(await chooseUsername(['@@', '李', 'li.wei@example.org'.split('@')[0]], nobody)).toBe(
      'li.wei',
    )
  })

  it('is made up where no name is of use', async () => {
    expect(await chooseUsername([undefined, '李'], nobody)).toBe('member')
  })

  it('gets a number where somebody has it, and stays short enough', async () => {
    const name = 'a'.repeat(60)
    const taken = new Set<string>()
    for (let made = 0; made < 5; made += 1) {
      const username = await chooseUsername([name], async (candidate) => taken.has(candidate))
      expect(username).toMatch(/^a+\d*$/)
      expect(username.length).toBeLessThanOrEqual(32)
      expect(taken).not.toContain(username)
      taken.add(username)
    }
  })
})
