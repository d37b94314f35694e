import maxmind, { type CityResponse, type Reader } from 'maxmind'
import type { Needs } from '../platform.ts'

export interface Place {
  readonly city: string | null
  readonly country: string | null
}

const NOWHERE: Place = { city: null, country: null }

let opened: { path: string; reader: Promise<Reader<CityResponse> | undefined> } | undefined

/** Opened once per process, and read into memory; without a readable file every address is nowhere. */
function readerOf({
  config,
  log,
}: Needs<'config' | 'log'>): Promise<Reader<CityResponse> | undefined> {
  const path = config.geoDatabase
  if (!path) return Promise.resolve(undefined)
  if (opened?.path !== path) {
    const reader = maxmind.open<CityResponse>(path).catch((error: unknown) => {
      log.warn(
        { err: error },
        'The geographical database could not be read: sessions are shown without a place',
      )
      return undefined
    })
    opened = { path, reader }
  }
  return opened.reader
}

/** City and country of an address in a language, as far as the local MaxMind database of GEO_DATABASE knows them. Asks nobody. */
export async function locateAddress(
  platform: Needs<'config' | 'log'>,
  address: string | null,
  language: string,
): Promise<Place> {
  const reader = await readerOf(platform)
  if (!reader || !address || !maxmind.validate(address)) return NOWHERE
  const found = reader.get(address)
  const nameIn = (names: object | undefined): string | null => {
    const known: Readonly<Record<string, string | undefined>> = { ...names }
    return known[language] ?? known['en'] ?? null
  }
  return { city: nameIn(found?.city?.names), country: nameIn(found?.country?.names) }
}

/** The country of an address by its two letters, from the same database; empty where nobody knows. */
export async function locateCountry(
  platform: Needs<'config' | 'log'>,
  address: string,
): Promise<string> {
  const reader = await readerOf(platform)
  if (!reader || !maxmind.validate(address)) return ''
  return reader.get(address)?.country?.iso_code ?? ''
}
