import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locateAddress } from './locate-address.ts'
import { buildGeoDatabase } from './test-geo-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'geo-'))
const file = path.join(folder, 'city.mmdb')
const warn = vi.fn()
const platformWith = (geoDatabase: string | undefined) =>
  ({ config: { geoDatabase }, log: { warn } }) as never

beforeAll(() => {
  writeFileSync(
    file,
    buildGeoDatabase('192.0.2.7', {
      city: { names: { en: 'Geneva', fr: 'Genève' } },
      country: { names: { en: 'Switzerland', fr: 'Suisse' } },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('an address', () => {
  it('is found in the local database, in the language of the reader', async () => {
    expect(await locateAddress(platformWith(file), '192.0.2.7', 'en')).toEqual({
      city: 'Geneva',
      country: 'Switzerland',
    })
    expect(await locateAddress(platformWith(file), '192.0.2.7', 'fr')).toEqual({
      city: 'Genève',
      country: 'Suisse',
    })
  })

  it('that the database does not know is nowhere, as is none and a broken one', async () => {
    for (const address of ['192.0.2.8', '127.0.0.1', 'nonsense', null])
      expect(await locateAddress(platformWith(file), address, 'en')).toEqual({
        city: null,
        country: null,
      })
  })

  it('is nowhere without a database, or with one that cannot be read, which is logged once', async () => {
    expect(await locateAddress(platformWith(undefined), '192.0.2.7', 'en')).toEqual({
      city: null,
      country: null,
    })
    const broken = platformWith(path.join(folder, 'missing.mmdb'))
    for (let round = 0; round < 2; round += 1)
      expect(await locateAddress(broken, '192.0.2.7', 'en')).toEqual({ city: null, country: null })
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
