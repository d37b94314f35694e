import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type FoundFile, walkFiles } from './walk-files.ts'

const BLOCK = 512
/** What the octal digits of a size reach to; beyond it the size is written in bytes, which every tar of today reads. */
const MOST_OCTAL = 8 ** 11 - 1
const LONGEST = { name: 100, prefix: 155 }

/** A folder as one file in the format of POSIX (ustar). Its length is known before its first byte is read. */
export interface TarFile {
  readonly sizeBytes: number
  open(): Readable
}

/** @throws while it is read, where a file is not as long any more as it was */
export async function tarFolder(folder: string, top: string): Promise<TarFile> {
  let sizeBytes = 2 * BLOCK
  for await (const file of walkFiles(folder)) sizeBytes += BLOCK + padded(file.sizeBytes)
  return { sizeBytes, open: () => Readable.from(pack(folder, top), { objectMode: false }) }
}

const padded = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK

async function* pack(folder: string, top: string): AsyncGenerator<Buffer> {
  for await (const file of walkFiles(folder)) {
    yield headerOf({ ...file, name: `${top}/${file.name}` })
    let read = 0
    for await (const chunk of createReadStream(file.path)) {
      read += (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (read !== file.sizeBytes) throw new Error(`${file.name} changed while it was read`)
    yield Buffer.alloc(padded(read) - read)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function headerOf({ name, sizeBytes, modifiedAt }: Omit<FoundFile, 'path'>): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [prefix, rest] = splitName(name)
  header.write(rest, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  writeSize(header, sizeBytes)
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1_000), 11)}\0`, 136)
  // The sum of all bytes, taken with blanks in its own place.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

function writeSize(header: Buffer, sizeBytes: number): void {
  if (sizeBytes <= MOST_OCTAL) {
    header.write(`${octal(sizeBytes, 11)}\0`, 124)
    return
  }
  header.writeUInt8(0x80, 124)
  header.writeBigUInt64BE(BigInt(sizeBytes), 128)
}

/** A long name is cut at a slash: what stands before goes into a field of its own. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= LONGEST.name) return ['', name]
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    const fits =
      Buffer.byteLength(prefix) <= LONGEST.prefix && Buffer.byteLength(rest) <= LONGEST.name
    if (fits) return [prefix, rest]
  }
  throw new Error(`${name} is too long a name for an archive`)
}
