import { hash } from 'node:crypto'
import { type Bencoded, isDictionary } from './read-bencode.ts'
import type { FileOfTree } from './read-torrent.ts'

const HASH_BYTES = 32
const BLOCK_BYTES = 16_384
/** Others get their turn in between: ten megabytes of hashes are half a second of work. */
const AT_ONCE = 20_000

/**
 * Whether the hashes of pieces that a torrent of the second version brings are those that its files name: BEP 52. A client
 * could not check what it fetched by others.
 */
export async function assertLayersFit(
  layers: Bencoded | undefined,
  files: readonly FileOfTree[],
  pieceBytes: number,
  refuse: () => never,
): Promise<void> {
  const known = isDictionary(layers) ? layers.values : new Map<string, Bencoded>()
  const padding = emptyOf(Math.log2(pieceBytes / BLOCK_BYTES))
  let work = 0
  for (const { sizeBytes, root } of files) {
    // A file within one piece is its own layer.
    if (!root || sizeBytes <= pieceBytes) continue
    const layer = known.get(root.toString('latin1'))
    const count = Math.ceil(sizeBytes / pieceBytes)
    if (!Buffer.isBuffer(layer) || layer.length !== count * HASH_BYTES) refuse()
    let row: Buffer = layer
    let filler = padding
    while (row.length > HASH_BYTES) {
      const next = Buffer.allocUnsafe(Math.ceil(row.length / (2 * HASH_BYTES)) * HASH_BYTES)
      for (let at = 0; at < row.length; at += 2 * HASH_BYTES) {
        const pair = row.subarray(at, at + 2 * HASH_BYTES)
        const whole = pair.length === HASH_BYTES ? Buffer.concat([pair, filler]) : pair
        hash('sha256', whole, 'buffer').copy(next, at / 2)
        if (++work % AT_ONCE === 0) await new Promise(setImmediate)
      }
      filler = hash('sha256', Buffer.concat([filler, filler]), 'buffer')
      row = next
    }
    if (!row.equals(root)) refuse()
  }
}

/** What stands for a missing piece: the root of so many levels over empty blocks. */
function emptyOf(levels: number): Buffer {
  let empty: Buffer = Buffer.alloc(HASH_BYTES)
  for (let level = 0; level < levels; level++)
    empty = hash('sha256', Buffer.concat([empty, empty]), 'buffer')
  return empty
}
