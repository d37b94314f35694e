import { type Bencoded, type Dictionary, isDictionary, readBencode } from './read-bencode.ts'
import { trackersOf } from './read-torrent.ts'
import { openTrackers } from './trackers.ts'
import { writeDictionary } from './write-bencode.ts'

/** Whatever stands where trackers do, also what no client would call. */
function named({ values }: Dictionary): string[] {
  const tiers = values.get('announce-list')
  const said = [values.get('announce') ?? [], tiers ?? []].flat(2)
  return said.map((one) => (Buffer.isBuffer(one) ? one.toString() : ''))
}

/**
 * A torrent as it is given out: with the address at which a member announces at the site's tracker instead of its own
 * trackers, or with those of its own that give nobody away. What it describes, and so its hashes, stays as it is.
 * @param bytes that were read strictly when they came
 */
export function announceHere(bytes: Buffer, address: string | undefined): Buffer {
  const torrent = readBencode(bytes)
  if (!isDictionary(torrent)) throw new Error('A stored torrent is no dictionary')
  const own = trackersOf(torrent)
  const kept = address === undefined ? openTrackers(own) : [address]
  if (address === undefined && named(torrent).every((one) => kept.includes(one))) return bytes
  const values = new Map<string, Bencoded>(torrent.values)
  values.delete('announce')
  values.delete('announce-list')
  const [first] = kept.map((tracker) => Buffer.from(tracker))
  if (first) values.set('announce', first)
  if (kept.length > 1)
    values.set(
      'announce-list',
      kept.map((tracker) => [Buffer.from(tracker)]),
    )
  return writeDictionary(values)
}
