import { describe, expect, it } from 'vitest'
import { createPublicLookUp, isPublicAddress } from './public-address.ts'

describe('addresses that the server may call', () => {
  it('are on the open internet', () => {
    const outside = ['142.250.74.138', '::ffff:142.250.74.138', '2a00:1450:4007:80e::200a']
    expect(outside.filter(isPublicAddress)).toEqual(outside)
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      'nonsense',
    ]
    expect(inside.filter(isPublicAddress)).toEqual([])
  })

  it('are not found by a name that leads inside', async () => {
    const error = await new Promise((resolve) =>
      createPublicLookUp()('localhost', { all: true }, resolve),
    )
    expect(String(error)).toContain('localhost is not on the open internet')
  })

  it('are not found by a name that has none', async () => {
    const lookUp = createPublicLookUp((_name, _options, callback) => callback(null, []))
    for (const all of [true, false]) {
      const error = await new Promise((resolve) => lookUp('empty.test', { all }, resolve))
      expect(String(error)).toContain('empty.test is not on the open internet')
    }
  })
})
