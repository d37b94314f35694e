import { createHash, hash } from 'node:crypto'
import bencode from 'bencode'

const PIECE_BYTES = 16_384

interface TorrentWishes {
  readonly name?: string
  /** Bytes by path; several make a folder. */
  readonly files?: Readonly<Record<string, number>>
  readonly version?: 'v1' | 'v2' | 'hybrid'
  readonly trackers?: readonly string[]
  readonly isPrivate?: boolean
  /** Laid over what it says of itself. */
  readonly info?: Record<string, unknown>
}

/** A torrent as clients make it, of files whose bytes are their own name again and again. */
export function buildTorrent(wishes: TorrentWishes = {}): Buffer {
  const {
    name = 'A film',
    files = { [name]: 40_000 },
    version = 'v1',
    trackers = ['https://tracker.example/announce'],
  } = wishes
  const contents = Object.entries(files).map(([path, size]) => ({
    parts: path.split('/'),
    bytes: Buffer.alloc(size, path),
  }))
  const isOne = contents.length === 1 && contents[0]!.parts.join('/') === name
  const second = version === 'v1' ? undefined : secondVersion(contents)
  return encode({
    ...(trackers.length > 0 && {
      announce: trackers[0],
      'announce-list': trackers.map((one) => [one]),
    }),
    'created by': 'a test',
    info: {
      name,
      'piece length': PIECE_BYTES,
      ...(version !== 'v2' && firstVersion(contents, { isOne, isPadded: version === 'hybrid' })),
      ...(second && { 'meta version': 2, 'file tree': second.tree }),
      ...(wishes.isPrivate && { private: 1 }),
      ...wishes.info,
    },
    ...(second && { 'piece layers': second.layers }),
  })
}

interface Content {
  readonly parts: readonly string[]
  readonly bytes: Buffer
}

function firstVersion(
  contents: readonly Content[],
  { isOne, isPadded }: { isOne: boolean; isPadded: boolean },
) {
  const listed = contents.flatMap(({ parts, bytes }, at) => {
    const missing = -bytes.length & (PIECE_BYTES - 1)
    const file = { bytes, entry: { length: bytes.length, path: [...parts] } }
    if (!isPadded || missing === 0 || at === contents.length - 1) return [file]
    const entry = { attr: 'p', length: missing, path: ['.pad', String(missing)] }
    return [file, { bytes: Buffer.alloc(missing), entry }]
  })
  const all = Buffer.concat(listed.map(({ bytes }) => bytes))
  const pieces = piecesOf(all).map((piece) => createHash('sha1').update(piece).digest())
  return {
    pieces: Buffer.concat(pieces),
    ...(isOne ? { length: all.length } : { files: listed.map(({ entry }) => entry) }),
  }
}

function secondVersion(contents: readonly Content[]) {
  const tree: Record<string, unknown> = {}
  const layers = new Map<string, Buffer>()
  for (const { parts, bytes } of contents) {
    const layer = piecesOf(bytes).map((piece) => hash('sha256', piece, 'buffer'))
    const root = rootOf(layer)
    if (layer.length > 1) layers.set(root.toString('latin1'), Buffer.concat(layer))
    let folder = tree
    for (const part of parts) folder = (folder[part] ??= {}) as Record<string, unknown>
    folder[''] = { length: bytes.length, ...(bytes.length > 0 && { 'pieces root': root }) }
  }
  return { tree, layers }
}

function rootOf(layer: readonly Buffer[]): Buffer {
  if (layer.length <= 1) return layer[0] ?? Buffer.alloc(32)
  const width = 2 ** Math.ceil(Math.log2(layer.length))
  let row = [...layer, ...Array.from({ length: width - layer.length }, () => Buffer.alloc(32))]
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, at) =>
      hash('sha256', Buffer.concat([row[2 * at]!, row[2 * at + 1]!]), 'buffer'),
    )
  return row[0]!
}

const piecesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
    bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  )

/** The library writes keys as texts; those of layers are bytes. */
function encode(
  torrent: Record<string, unknown> & { 'piece layers'?: Map<string, Buffer> },
): Buffer {
  const { 'piece layers': layers, ...rest } = torrent
  const written = Buffer.from(bencode.encode(rest as Parameters<typeof bencode.encode>[0]))
  if (!layers) return written
  const entries = [...layers].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const encoded = entries.flatMap(([root, layer]) => [
    Buffer.from('32:'),
    Buffer.from(root, 'latin1'),
    Buffer.from(`${layer.length}:`),
    layer,
  ])
  return Buffer.concat([
    written.subarray(0, -1),
    Buffer.from('12:piece layersd'),
    ...encoded,
    Buffer.from('ee'),
  ])
}

interface NzbWishes {
  /** Bytes of its articles, by name. */
  readonly files?: Readonly<Record<string, readonly number[]>>
  readonly meta?: Readonly<Record<string, string>>
}

/** A newsgroup file as programs that post write it. */
export function buildNzb({
  files = { 'a-film.mkv': [700_000, 300_000] },
  meta = {},
}: NzbWishes = {}): string {
  const head = Object.entries(meta).map(([type, value]) => `<meta type="${type}">${value}</meta>`)
  const listed = Object.entries(files).map(
    ([name, articles], at) => `
  <file poster="Someone &lt;someone@example.org&gt;" date="1700000000" subject="[${at + 1}/9] &quot;${name}&quot; yEnc (1/${articles.length})">
    <groups><group>alt.binaries.test</group></groups>
    <segments>${articles
      .map(
        (bytes, part) =>
          `<segment bytes="${bytes}" number="${part + 1}">${name}.${part + 1}@example.org</segment>`,
      )
      .join('')}</segments>
  </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE nzb PUBLIC "-//newzBin//DTD NZB 1.1//EN" "http://www.newzbin.com/DTD/nzb/nzb-1.1.dtd">
<nzb xmlns="http://www.newzbin.com/DTD/2003/nzb"><head>${head.join('')}</head>${listed.join('')}
</nzb>`
}
