type Value = string | number | { readonly [key: string]: Value }

const POINTER_FREE_TYPES = { string: 2, uint32: 6, map: 7 } as const
const NODE_BYTES = 6
const IPV4_BITS = 32
const METADATA_START = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

function head(type: keyof typeof POINTER_FREE_TYPES, size: number): Buffer {
  const code = POINTER_FREE_TYPES[type] << 5
  return size < 29 ? Buffer.from([code | size]) : Buffer.from([code | 29, size - 29])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([head('string', Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head('uint32', 4), bytes])
  }
  const entries = Object.entries(value)
  return Buffer.concat([
    head('map', entries.length),
    ...entries.flatMap(([key, item]) => [encode(key), encode(item)]),
  ])
}

/** A MaxMind database file (format 2.0) that knows one IPv4 address: for tests, which ship nobody's data. */
export function buildGeoDatabase(address: string, record: Value): Buffer {
  const bits = address
    .split('.')
    .flatMap((part) => Number(part).toString(2).padStart(8, '0').split('').map(Number))
  const nodes = Buffer.alloc(IPV4_BITS * NODE_BYTES)
  bits.forEach((bit, index) => {
    const next = index === IPV4_BITS - 1 ? IPV4_BITS + 16 : index + 1
    nodes.writeUIntBE(bit === 0 ? next : IPV4_BITS, index * NODE_BYTES, 3)
    nodes.writeUIntBE(bit === 1 ? next : IPV4_BITS, index * NODE_BYTES + 3, 3)
  })
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'Test-City',
    ip_version: 4,
    node_count: IPV4_BITS,
    record_size: 24,
  }
  return Buffer.concat([nodes, Buffer.alloc(16), encode(record), METADATA_START, encode(metadata)])
}
