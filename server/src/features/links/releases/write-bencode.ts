import { type Bencoded, isDictionary } from './read-bencode.ts'

/** Writes what was read strictly; dictionaries stay as they were, byte for byte, and with them what hashes are made of. */
function writeValue(value: Bencoded): Buffer {
  if (typeof value === 'number') return Buffer.from(`i${value}e`)
  if (Buffer.isBuffer(value)) return writeBytes(value)
  if (isDictionary(value)) return value.bytes
  return Buffer.concat([Buffer.from('l'), ...value.map(writeValue), Buffer.from('e')])
}

const writeBytes = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length}:`), bytes])

/** A dictionary of these values, its keys as letters of Latin-1 each. */
export function writeDictionary(values: ReadonlyMap<string, Bencoded>): Buffer {
  const sorted = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Buffer.concat([
    Buffer.from('d'),
    ...sorted.flatMap(([key, value]) => [
      writeBytes(Buffer.from(key, 'latin1')),
      writeValue(value),
    ]),
    Buffer.from('e'),
  ])
}
