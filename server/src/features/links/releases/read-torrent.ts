import { hash } from 'node:crypto'
import path from 'node:path'
import { type Bencoded, type Dictionary, isDictionary, readBencode } from './read-bencode.ts'
import { assertLayersFit } from './torrent-layers.ts'
import { MOST_FILES, NAME_MAX_LENGTH, ReleaseFault } from './release-fault.ts'

export interface TorrentFacts {
  readonly name: string
  /** SHA-1 of its description, in hex; null where it is of the second version alone. */
  readonly infohash: string | null
  /** SHA-256, in hex; null where it is of the first version alone. */
  readonly infohashV2: string | null
  readonly sizeBytes: number
  readonly pieceBytes: number
  readonly files: readonly TorrentFile[]
  /** Its clients ask no other than its own trackers. */
  readonly isPrivate: boolean
  readonly trackers: readonly string[]
}

export interface TorrentFile {
  /** Within the torrent, parts joined by `/`. */
  readonly path: string
  readonly sizeBytes: number
}

const MOST_TRACKERS = 50
const MOST_PATH_PARTS = 50
const MOST_PIECE_BYTES = 2 ** 30
const UNREADABLE = 'This is not a torrent file that can be read.'
const DAMAGED = 'This torrent is damaged: its pieces do not fit its files.'
const UNSAFE = 'This torrent names its files in a way that is not safe.'

/**
 * What a torrent of the first or second version, or of both, says of itself: BEP 3, 12, 27, 47 and 52.
 * @param bytes the whole file, of ten megabytes at most
 * @throws ReleaseFault
 */
export async function readTorrent(bytes: Buffer): Promise<TorrentFacts> {
  const torrent = readRoot(bytes)
  const info = torrent.values.get('info')
  if (!isDictionary(info)) throw new ReleaseFault(UNREADABLE)
  const pieceBytes = numberOf(info, 'piece length')
  if (pieceBytes < 1 || pieceBytes > MOST_PIECE_BYTES) throw new ReleaseFault(UNREADABLE)
  const name = namePart(textOf(info, 'name'))
  const first = readFirstVersion(info, { name, pieceBytes })
  const second = await readSecondVersion(torrent, info, { name, pieceBytes })
  const files = first ?? second
  if (!files || files.length === 0) throw new ReleaseFault(UNREADABLE)
  if (first && second) assertSame(first, second)
  return {
    name: [...name].slice(0, NAME_MAX_LENGTH).join(''),
    infohash: first ? hash('sha1', info.bytes) : null,
    infohashV2: second ? hash('sha256', info.bytes) : null,
    sizeBytes: sumOf(files),
    pieceBytes,
    files,
    isPrivate: info.values.get('private') === 1,
    trackers: trackersOf(torrent),
  }
}

function readRoot(bytes: Buffer): Dictionary {
  try {
    const root = readBencode(bytes)
    if (isDictionary(root)) return root
  } catch (cause) {
    throw new ReleaseFault(UNREADABLE, { cause })
  }
  throw new ReleaseFault(UNREADABLE)
}

interface Shape {
  readonly name: string
  readonly pieceBytes: number
}

/** The files of a list, or the one that the torrent is; undefined where it has no pieces of the first version. */
function readFirstVersion(
  info: Dictionary,
  { name, pieceBytes }: Shape,
): TorrentFile[] | undefined {
  const pieces = info.values.get('pieces')
  if (pieces === undefined) return undefined
  const list = info.values.get('files')
  if (
    !Buffer.isBuffer(pieces) ||
    (list === undefined) === (info.values.get('length') === undefined)
  )
    throw new ReleaseFault(UNREADABLE)
  if (list !== undefined && (!Array.isArray(list) || list.length > MOST_FILES))
    throw new ReleaseFault(UNREADABLE)
  const all = Array.isArray(list)
    ? list.map((file: Bencoded) => readListed(file))
    : [{ path: name, sizeBytes: sizeOf(info), isPadding: false }]
  if (pieces.length !== 20 * Math.ceil(sumOf(all) / pieceBytes)) throw new ReleaseFault(DAMAGED)
  return keptOf(all)
}

function readListed(file: Bencoded) {
  if (!isDictionary(file)) throw new ReleaseFault(UNREADABLE)
  const parts = file.values.get('path')
  if (!Array.isArray(parts)) throw new ReleaseFault(UNREADABLE)
  const attributes = file.values.get('attr')
  return {
    path: pathOf(parts.map((part: Bencoded) => decode(part))),
    sizeBytes: sizeOf(file),
    // BEP 47: what only fills pieces up.
    isPadding: Buffer.isBuffer(attributes) && attributes.includes('p'),
  }
}

/** The files of the tree; undefined where the torrent is not of the second version. */
async function readSecondVersion(
  torrent: Dictionary,
  info: Dictionary,
  { name, pieceBytes }: Shape,
): Promise<TorrentFile[] | undefined> {
  const version = info.values.get('meta version')
  if (version === undefined) return undefined
  const tree = info.values.get('file tree')
  const isPower = pieceBytes >= 16_384 && Number.isInteger(Math.log2(pieceBytes))
  if (version !== 2 || !isDictionary(tree) || !isPower) throw new ReleaseFault(UNREADABLE)
  const found: FileOfTree[] = []
  collect(tree, [], found)
  await assertLayersFit(torrent.values.get('piece layers'), found, pieceBytes, () => {
    throw new ReleaseFault(DAMAGED)
  })
  const isOne = found.length === 1 && found[0]!.parts.length === 1 && found[0]!.parts[0] === name
  return keptOf(
    found.map(({ parts, sizeBytes, isPadding }) => ({
      path: isOne ? name : pathOf(parts),
      sizeBytes,
      isPadding,
    })),
  )
}

export interface FileOfTree {
  readonly parts: readonly string[]
  readonly sizeBytes: number
  readonly isPadding: boolean
  /** Of its blocks; undefined of an empty file. */
  readonly root: Buffer | undefined
}

function collect(folder: Dictionary, parts: readonly string[], found: FileOfTree[]): void {
  for (const [key, value] of folder.values) {
    if (!isDictionary(value) || found.length >= MOST_FILES) throw new ReleaseFault(UNREADABLE)
    if (key !== '') {
      collect(value, [...parts, decode(Buffer.from(key, 'latin1'))], found)
      continue
    }
    const sizeBytes = sizeOf(value)
    const root = value.values.get('pieces root')
    const attributes = value.values.get('attr')
    const isRooted = sizeBytes === 0 || (Buffer.isBuffer(root) && root.length === 32)
    if (parts.length === 0 || folder.values.size !== 1 || !isRooted)
      throw new ReleaseFault(UNREADABLE)
    found.push({
      parts,
      sizeBytes,
      isPadding: Buffer.isBuffer(attributes) && attributes.includes('p'),
      root: Buffer.isBuffer(root) ? root : undefined,
    })
  }
}

function keptOf(files: readonly (TorrentFile & { isPadding: boolean })[]): TorrentFile[] {
  const kept = files
    .filter(({ isPadding }) => !isPadding)
    .map(({ path: place, sizeBytes }) => ({ path: place, sizeBytes }))
  if (new Set(kept.map((file) => file.path)).size < kept.length) throw new ReleaseFault(UNSAFE)
  sumOf(files)
  return kept
}

/** A torrent of both versions that means two different things would pass one look and be the other. */
function assertSame(first: readonly TorrentFile[], second: readonly TorrentFile[]): void {
  const sizes = new Map(second.map((file) => [file.path, file.sizeBytes]))
  const isSame =
    first.length === second.length && first.every((file) => sizes.get(file.path) === file.sizeBytes)
  if (!isSame) throw new ReleaseFault(DAMAGED)
}

function sumOf(files: readonly TorrentFile[]): number {
  const sum = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
  if (!Number.isSafeInteger(sum)) throw new ReleaseFault(UNREADABLE)
  return sum
}

function numberOf(dictionary: Dictionary, key: string): number {
  const value = dictionary.values.get(key)
  if (typeof value !== 'number') throw new ReleaseFault(UNREADABLE)
  return value
}

function sizeOf(file: Dictionary): number {
  const size = numberOf(file, 'length')
  if (size < 0) throw new ReleaseFault(UNREADABLE)
  return size
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(value: Bencoded | undefined): string {
  if (!Buffer.isBuffer(value)) throw new ReleaseFault(UNREADABLE)
  try {
    return utf8.decode(value)
  } catch (cause) {
    throw new ReleaseFault(UNREADABLE, { cause })
  }
}

const textOf = (dictionary: Dictionary, key: string) =>
  decode(dictionary.values.get(`${key}.utf-8`) ?? dictionary.values.get(key))

/** What a file system would take for something else than a name, or show as another one. */
const UNSAFE_NAME = /^\.{0,2}$|[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]|^[a-z]:/iu

function namePart(name: string): string {
  if (UNSAFE_NAME.test(name) || name.length > 1_000) throw new ReleaseFault(UNSAFE)
  return name
}

function pathOf(parts: readonly string[]): string {
  if (parts.length === 0 || parts.length > MOST_PATH_PARTS) throw new ReleaseFault(UNSAFE)
  return path.posix.join(...parts.map(namePart))
}

/** Addresses that clients ask for others who have it, each once. */
export function trackersOf(torrent: Dictionary): string[] {
  const tiers = torrent.values.get('announce-list')
  const named = [torrent.values.get('announce'), ...(Array.isArray(tiers) ? tiers.flat() : [])]
  const addresses = named
    .filter((address): address is Buffer => Buffer.isBuffer(address) && address.length <= 2_000)
    .map((address) => address.toString())
    .filter((address) => /^(https?|udp|wss?):\/\//i.test(address) && URL.canParse(address))
  return [...new Set(addresses)].slice(0, MOST_TRACKERS)
}
