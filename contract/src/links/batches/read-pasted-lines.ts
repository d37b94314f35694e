import { RELEASE_NAME_MAX_LENGTH } from '../links/links.constants.ts'

/** What lines of a pasted text make together: a contribution to be, as far as it is known. */
export interface PastedRow {
  /** Numbers of its lines, the first is 1. */
  readonly lines: readonly number[]
  /** The name of a release that stands beside or above its addresses. */
  readonly name: string | null
  /** Addresses, with the numbers of their lines; none where somebody pasted a name alone. */
  readonly addresses: readonly PastedAddress[]
}

interface PastedAddress {
  readonly line: number
  readonly address: string
}

interface OpenRow {
  lines: number[]
  name: string | null
  addresses: PastedAddress[]
  /** Of its files, where they are parts of a set: host and name without the number. */
  set: string | null
}

const IS_ADDRESS = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S/iu
const JOINTS_AROUND = /^[\s|;,>→-]+|[\s|;,>→-]+$/gu

/**
 * Lines of release names and addresses, as people copy them: a name, an address, or a name with addresses behind it.
 * Addresses below a name that stands alone are of that name, up to the next empty line or name; parts of one set on one
 * host (`x.part1.rar`, `x.7z.002`, `x.r00`) are one row; every other address is a row of its own.
 */
export function readPastedLines(text: string): PastedRow[] {
  const rows: OpenRow[] = []
  /** The row whose name waits for addresses. */
  let named: OpenRow | null = null
  for (const [index, content] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = index + 1
    const { name, addresses } = readLine(content)
    if (name === null && addresses.length === 0) {
      named = null
      continue
    }
    const placed = addresses.map((address) => ({ line, address }))
    if (name !== null) {
      const row = { lines: [line], name, addresses: placed, set: setOf(addresses) }
      rows.push(row)
      named = addresses.length === 0 ? row : null
      continue
    }
    if (named) {
      named.lines.push(line)
      named.addresses.push(...placed)
      continue
    }
    for (const one of placed) addAlone(rows, one)
  }
  return rows.map(({ lines, name, addresses }) => ({ lines: [...new Set(lines)], name, addresses }))
}

function addAlone(rows: OpenRow[], placed: PastedAddress): void {
  const set = setOf([placed.address])
  const found = set === null ? undefined : rows.find((row) => row.set === set)
  if (found) {
    found.lines.push(placed.line)
    found.addresses.push(placed)
  } else rows.push({ lines: [placed.line], name: null, addresses: [placed], set })
}

function readLine(content: string): { name: string | null; addresses: string[] } {
  const words = content.split(/\s+/u).filter((word) => word !== '')
  const addresses = words.filter((word) => IS_ADDRESS.test(word))
  const name = words
    .filter((word) => !IS_ADDRESS.test(word))
    .join(' ')
    .replace(JOINTS_AROUND, '')
  return {
    name: name === '' ? null : [...name].slice(0, RELEASE_NAME_MAX_LENGTH).join(''),
    addresses,
  }
}

const PART_OF_SET =
  /^(?<stem>.+?)(?:[._ -]part\d{1,4}\.(?:rar|zip|7z|exe)|\.(?:7z|zip|rar)\.\d{3}|\.r\d{2}|\.rar|\.z\d{2})$/iu
const ENDING = /\.[a-z\d]{2,5}$/iu

/** What an address calls its file, if it says so: the last piece of its path. */
function fileNameOf(address: string): string | null {
  const path = address.replace(/::[^/?#&=]*$/u, '').replace(/[?#].*$/u, '')
  const piece = path.split('/').findLast((one) => one !== '')
  if (piece === undefined) return null
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** Host and name of the set of which all of these are parts. */
function setOf(addresses: readonly string[]): string | null {
  const sets = addresses.map((address) => {
    const stem = PART_OF_SET.exec(fileNameOf(address) ?? '')?.groups?.['stem']
    const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/]+)/iu.exec(address)?.[1]
    return stem === undefined ? null : `${host} ${stem}`.toLowerCase()
  })
  const [first = null] = sets
  return sets.every((set) => set === first) ? first : null
}

/** The release name that an address ends in, where it looks like one: several words, of which one has letters. */
export function nameInAddress(address: string): string | null {
  const file = fileNameOf(address)
  if (file === null) return null
  const set = PART_OF_SET.exec(file)?.groups?.['stem']
  const name = set ?? file.replace(ENDING, '')
  const words = name.split(/[\s._+-]+/u).filter((word) => word !== '')
  const isName = words.length > 1 && words.some((word) => /\p{L}{2}/u.test(word))
  return isName ? [...name].slice(0, RELEASE_NAME_MAX_LENGTH).join('') : null
}

/** `::3` at the end of an address is its episode. */
export const EPISODE_OF_ADDRESS: RegExp = /::\s*(\d{1,5})$/u
