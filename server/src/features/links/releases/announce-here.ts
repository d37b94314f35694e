import type { Bencoded } from './read-bencode.ts'
import { isDictionary, readBencode } from './read-bencode.ts'
import { trackersOf } from './read-torrent.ts'
import { openTrackers } from './trackers.ts'
import { writeDictionary } from './write-bencode.ts'

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
  if (kept.length === own.length && address === undefined) return bytes
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
