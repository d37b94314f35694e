import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBlock } from './address-block.ts'

describe('the block of an address', () => {
  it('is the address itself in IPv4, however it is written', () => {
    expect(
      ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '64:ff9b::c000:207'].map(addressBlock),
    ).toEqual(Array(4).fill('192.0.2.7'))
    expect(addressBlock('192.0.2.8')).not.toBe(addressBlock('192.0.2.7'))
  })

  it('is the /64 in IPv6, and the address behind it in 6to4', () => {
    expect(addressBlock('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(addressBlock('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(addressBlock('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    expect(addressBlock('fe80::1%eth0')).toBe('fe80::/64')
    expect(addressBlock('2002:c000:207:9::1')).toBe('192.0.2.7')
  })

  it('is one for whatever is no address', () => {
    expect([undefined, '', 'nonsense', '1.2.3.4, 5.6.7.8'].map(addressBlock)).toEqual(
      Array(4).fill('unknown'),
    )
  })

  it('is the same for all addresses of a /64, and never throws', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 0xffff }), (address, last) => {
        const parts = addressBlock(address)
        if (!parts.endsWith('::/64')) return
        expect(addressBlock(parts.replace('::/64', `::${last.toString(16)}`))).toBe(parts)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => typeof addressBlock(text) === 'string'))
  })
})
