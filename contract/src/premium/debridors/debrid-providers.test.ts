import { describe, expect, it } from 'vitest'
import { DEBRID_PROVIDERS, findDebridProvider } from './debrid-providers.ts'

describe('debrid providers', () => {
  it('have the numbers and names of the wire', () => {
    const names = Object.fromEntries(DEBRID_PROVIDERS.map(({ id, name }) => [id, name]))
    expect(names).toEqual({
      1: 'debrid-link',
      2: 'alldebrid',
      3: 'real-debrid',
      4: 'darkibox',
      5: '1fichier',
      6: 'send.cm',
      7: 'media.cm',
    })
  })

  it('name the one host they open, if it is only one', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((id) => findDebridProvider(id)?.hostId)).toEqual([
      null,
      null,
      null,
      2,
      5,
      36,
      37,
      undefined,
    ])
  })
})
