import { hash } from 'node:crypto'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MOST_FILES, NAME_MAX_LENGTH, ReleaseFault } from './release-fault.ts'

export interface NzbFacts {
  readonly sizeBytes: number
  /** Articles of all files. */
  readonly segments: number
  readonly files: readonly NzbFile[]
  readonly groups: readonly string[]
  /** Who posted its first file, and when the newest was posted. */
  readonly poster: string | null
  readonly postedAt: Date | null
  readonly meta: readonly NzbMeta[]
  /** Of the articles that it names, in whatever order: two files with the same one lead to the same, whoever wrote them. */
  readonly contentHash: string
}

export interface NzbFile {
  readonly name: string
  readonly sizeBytes: number
  readonly segments: number
  /** Its articles are numbered from 1 without a gap. */
  readonly isComplete: boolean
}

export interface NzbMeta {
  readonly type: string
  readonly value: string
}

const HASH_BYTES = 32
const MOST_GROUPS = 50
const MOST_META = 100
const META_MAX_LENGTH = 500
/** Nothing deeper stands in one. */
const MOST_DEPTH = 8
const MOST_SEGMENTS = 400_000
const MOST_ARTICLE_BYTES = 100 * 1024 ** 2
const LONGEST_TEXT = 4_000
const MOST_ATTRIBUTES = 20
/** Bytes; what is read in between does not pile up. */
const AT_ONCE = 65_536
const UNREADABLE = 'This is not an nzb file that can be read.'
const CUT_OFF = 'This nzb file is damaged or was cut off.'
const NO_ARTICLES = 'This nzb file names no articles.'

/**
 * What a newsgroup file says, read while it arrives: nothing is kept of it but what is told here. Document types within the
 * file are refused and entities never expand.
 * @throws ReleaseFault
 */
export async function readNzb(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<NzbFacts> {
  const reading = new NzbReading()
  const parser = createParser(reading)
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= decoderOf(chunk)
      for (let at = 0; at < chunk.length; at += AT_ONCE)
        parser.write(decoder.decode(chunk.subarray(at, at + AT_ONCE), { stream: true }))
    }
    parser.close()
  } catch (cause) {
    if (cause instanceof ReleaseFault) throw cause
    throw new ReleaseFault(reading.hasBegun ? CUT_OFF : UNREADABLE, { cause })
  }
  return reading.result()
}

/** It stops with the first fault: telling all of a file that is nothing but faults would take minutes. */
function createParser(reading: NzbReading): SaxesParser {
  const parser = new SaxesParser()
  let attributes = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new ReleaseFault(UNREADABLE)
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new ReleaseFault(UNREADABLE)
  })
  parser.on('opentag', (tag) => reading.open(tag))
  parser.on('text', (text) => reading.take(text))
  parser.on('cdata', (text) => reading.take(text))
  parser.on('closetag', ({ name }) => reading.close(name))
  return parser
}

/** Many programs still write what they call Latin-1. */
function decoderOf(start: Uint8Array): TextDecoder {
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1')
  const [, named = 'utf-8'] =
    /^[\s\ufeff\xef\xbb\xbf]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head) ?? []
  const isLatin = /^(iso-8859-1|latin1|us-ascii|windows-1252)$/i.test(named)
  if (!isLatin && !/^utf-?8$/i.test(named)) throw new ReleaseFault(UNREADABLE)
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8', { fatal: true })
}

/** Where the reader is, and what it has learnt. */
class NzbReading {
  hasBegun = false
  readonly #place: string[] = []
  readonly #files: NzbFile[] = []
  readonly #meta: NzbMeta[] = []
  readonly #groups = new Set<string>()
  #poster: string | null = null
  #postedAt = 0
  #segments = 0
  #sizeBytes = 0
  readonly #content = Buffer.alloc(HASH_BYTES)
  #text = ''
  #metaType = ''
  #file: { name: string; sizeBytes: number; numbers: Set<number> } | undefined
  #article: { bytes: number; number: number } | undefined

  open({ name, attributes }: SaxesTagPlain): void {
    if (this.#place.length === 0 && name !== 'nzb') throw new ReleaseFault(UNREADABLE)
    this.hasBegun = true
    this.#place.push(name)
    this.#text = ''
    if (this.#place.length > MOST_DEPTH) throw new ReleaseFault(UNREADABLE)
    const { subject = '', poster = '', date, type = '', bytes, number } = attributes
    if (name === 'file') this.#openFile(subject, poster, Number(date))
    else if (name === 'meta') this.#metaType = type
    else if (name === 'segment') this.#article = { bytes: Number(bytes), number: Number(number) }
  }

  take(text: string): void {
    if (this.#text.length < LONGEST_TEXT) this.#text += text.slice(0, LONGEST_TEXT)
  }

  close(name: string): void {
    this.#place.pop()
    const text = this.#text.trim()
    this.#text = ''
    if (name === 'meta') this.#closeMeta(text)
    else if (name === 'group') this.#closeGroup(text)
    else if (name === 'segment') this.#closeSegment(text)
    else if (name === 'file') this.#closeFile()
  }

  result(): NzbFacts {
    if (!this.hasBegun) throw new ReleaseFault(UNREADABLE)
    if (this.#files.length === 0) throw new ReleaseFault(NO_ARTICLES)
    return {
      sizeBytes: this.#sizeBytes,
      segments: this.#segments,
      files: this.#files,
      groups: [...this.#groups],
      poster: this.#poster,
      postedAt: this.#postedAt > 0 ? new Date(this.#postedAt * 1_000) : null,
      meta: this.#meta,
      contentHash: this.#content.toString('hex'),
    }
  }

  #openFile(subject: string, poster: string, date: number): void {
    if (this.#file || this.#files.length >= MOST_FILES) throw new ReleaseFault(UNREADABLE)
    this.#file = { name: fileNameOf(subject), sizeBytes: 0, numbers: new Set() }
    this.#poster ??= shown(poster, NAME_MAX_LENGTH) || null
    // Seconds since 1970, of this century and of no other.
    if (Number.isSafeInteger(date) && date > 0 && date < 4_102_444_800)
      this.#postedAt = Math.max(this.#postedAt, date)
  }

  #closeMeta(value: string): void {
    if (this.#meta.length >= MOST_META) throw new ReleaseFault(UNREADABLE)
    const type = shown(this.#metaType, META_MAX_LENGTH)
    if (type && value) this.#meta.push({ type, value: shown(value, META_MAX_LENGTH) })
  }

  #closeGroup(name: string): void {
    if (!/^[\w.+-]{1,200}$/.test(name)) throw new ReleaseFault(UNREADABLE)
    this.#groups.add(name)
    if (this.#groups.size > MOST_GROUPS) throw new ReleaseFault(UNREADABLE)
  }

  /** An article is found by its number: one without, or with blanks in it, is none. */
  #closeSegment(messageId: string): void {
    const article = this.#article
    this.#article = undefined
    if (!this.#file || !article) throw new ReleaseFault(UNREADABLE)
    const { bytes, number } = article
    const isArticle = /^[^\s<>]{3,250}$/.test(messageId)
    const isCounted = Number.isSafeInteger(bytes) && bytes > 0 && bytes <= MOST_ARTICLE_BYTES
    const isNumbered = Number.isSafeInteger(number) && number > 0
    if (!isArticle || !isCounted || !isNumbered || ++this.#segments > MOST_SEGMENTS)
      throw new ReleaseFault(CUT_OFF)
    this.#file.sizeBytes += bytes
    this.#sizeBytes += bytes
    if (!this.#file.numbers.has(number)) this.#addContent(messageId)
    this.#file.numbers.add(number)
  }

  /** A sum does not ask for an order, and nothing has to be kept until all of them are there. */
  #addContent(messageId: string): void {
    const digest = hash('sha256', messageId, 'buffer')
    let carry = 0
    for (let at = HASH_BYTES - 1; at >= 0; at--) {
      const sum = this.#content[at]! + digest[at]! + carry
      this.#content[at] = sum & 0xff
      carry = sum >> 8
    }
  }

  #closeFile(): void {
    const file = this.#file
    this.#file = undefined
    if (!file || file.numbers.size === 0) throw new ReleaseFault(NO_ARTICLES)
    const { name, sizeBytes, numbers } = file
    let last = 0
    for (const number of numbers) last = Math.max(last, number)
    this.#files.push({ name, sizeBytes, segments: numbers.size, isComplete: last === numbers.size })
  }
}

/** Subjects put the name of the file between quotes, and say how many parts there are. */
const fileNameOf = (subject: string) =>
  shown(/"([^"]+)"/.exec(subject)?.[1] ?? subject, NAME_MAX_LENGTH) || '?'

const UNSHOWABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const shown = (text: string, most: number) =>
  [...text.slice(0, 4 * most).replace(UNSHOWABLE, ' ')].slice(0, most).join('').trim()
