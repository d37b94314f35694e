import {
  CATALOGUE_FORMAT,
  CATALOGUE_LINE_MAX_BYTES,
  type PersonLine,
  personLine,
  type TitleLine,
  titleLine,
} from '@mediatheque/contract/catalogue/media-import/catalogue-lines.schemas.ts'

/** A line of a file as it was read: `bytes` it ends at, and what it is, or why it is nothing. */
export interface RawLine {
  readonly bytes: number
  readonly text: string
  readonly fault?: string
}

const NEWLINE = 10
/** Of a line that is too long, so much says which it was. */
const KEPT_OF_FAULTY = 500

/**
 * Lines of a stream of bytes, at most {@link CATALOGUE_LINE_MAX_BYTES} of it in memory: what is longer is passed over.
 * A last line without its end may have been cut off, and is read like any other.
 */
export async function* readRawLines(
  input: AsyncIterable<Uint8Array>,
  most = CATALOGUE_LINE_MAX_BYTES,
): AsyncGenerator<RawLine> {
  const line = new GrowingLine(most)
  let bytes = 0
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      line.add(chunk.subarray(from, end))
      from = end + 1
      yield { bytes: bytes + from, ...line.take() }
    }
    line.add(chunk.subarray(from))
    bytes += chunk.length
  }
  if (!line.isEmpty) yield { bytes, ...line.take() }
}

class GrowingLine {
  #pieces: Buffer[] = []
  #length = 0
  #isTooLong = false
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get isEmpty(): boolean {
    return this.#length === 0 && !this.#isTooLong
  }

  add(piece: Uint8Array): void {
    if (this.#isTooLong || piece.length === 0) return
    this.#isTooLong = this.#length + piece.length > this.#most
    // A stream may use its chunk again.
    const kept = this.#isTooLong ? piece.subarray(0, KEPT_OF_FAULTY) : piece
    if (this.#isTooLong && this.#length > 0) {
      this.#pieces = [Buffer.concat(this.#pieces).subarray(0, KEPT_OF_FAULTY)]
      return
    }
    this.#pieces.push(Buffer.from(kept))
    this.#length += kept.length
  }

  take(): Omit<RawLine, 'bytes'> {
    const whole = Buffer.concat(this.#pieces)
    const isTooLong = this.#isTooLong
    this.#pieces = []
    this.#length = 0
    this.#isTooLong = false
    if (isTooLong) return { text: whole.toString('utf8'), fault: `longer than ${this.#most} bytes` }
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) }
    } catch {
      return { text: whole.subarray(0, KEPT_OF_FAULTY).toString('utf8'), fault: 'not valid UTF-8' }
    }
  }
}

export type CatalogueLine =
  | { readonly kind: 'person'; readonly doc: PersonLine; readonly notes: readonly string[] }
  | { readonly kind: 'title'; readonly doc: TitleLine; readonly notes: readonly string[] }

const SCHEMAS = { person: personLine, title: titleLine } as const
/** What says what a line is, and is no field of its record. */
const HEADER = new Set(['mediatheque', 'kind', 'id'])

/** Reads a line, or says why it is none. Fields that nobody knows are left out, and named. */
export function parseCatalogueLine(text: string): CatalogueLine | { readonly fault: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { fault: 'not valid JSON' }
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { fault: 'not a record' }
  const { mediatheque: format, kind } = json as Record<string, unknown>
  if (format !== CATALOGUE_FORMAT) return { fault: `mediatheque: ${CATALOGUE_FORMAT} expected` }
  if (kind !== 'person' && kind !== 'title') return { fault: 'kind: neither person nor title' }
  const schema = SCHEMAS[kind]
  const parsed = schema.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { fault: `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'invalid'}` }
  }
  const unknown = Object.keys(json).filter((name) => !HEADER.has(name) && !(name in schema.shape))
  const notes =
    unknown.length > 0
      ? [
          `left out: ${unknown
            .map((name) => name.slice(0, 60))
            .join(', ')
            .slice(0, 400)}`,
        ]
      : []
  return { kind, doc: parsed.data, notes } as CatalogueLine
}

/** By what a record is known again: two lines of one batch that share something of it are written one after the other. */
export const identitiesOf = ({ kind, doc }: CatalogueLine): string[] => [
  `${kind} ${doc.key}`,
  ...doc.external_ids.map(({ provider, value }) => `${kind} ${provider}:${value}`),
]
