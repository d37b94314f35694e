import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy'
import type { BodyRule } from '@mediatheque/contract/core/endpoint.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { notePassed } from '../../passing-bytes.ts'
import { AppError, fieldError } from '../app-error.ts'
import { sizeInWords } from '../size-in-words.ts'
import { addField, noFields } from './form-fields.ts'
import type { ReadBody, UploadedFile } from './read-body.ts'
import { type ChunkLimits, takeChunks } from './take-chunks.ts'

const MOST_FIELDS = 200
const PART_HEADER_BYTES = 4 * 1024

interface MultipartInput {
  readonly headers: IncomingHttpHeaders
  readonly rule: BodyRule
  readonly limits: ChunkLimits
  makeFolder(): Promise<string>
}

/**
 * The fields and files of a multipart body. Files are written to disk as they come, so that a field standing after a
 * large file is read without holding the file in memory; a file that the call does not take ends the reading.
 */
export async function readMultipart(
  raw: IncomingMessage,
  { headers, rule, limits, makeFolder }: MultipartInput,
): Promise<Omit<ReadBody, 'kind'>> {
  const parser = createParser(headers, rule)
  const fields = createFields(rule.maxBytes)
  const files = createFiles(rule, makeFolder)
  try {
    await takeChunks(
      raw,
      {
        take: (chunk) => parser.write(chunk),
        onReady: (goOn) => parser.once('drain', goOn),
        onStart: (stop) => listen(parser, { fields, files, stop }),
        onEnd: (done) => parser.once('finish', done).end(),
      },
      limits,
    )
    return { ...fields.finish(), files: await files.finish(), discard: files.discard }
  } catch (error) {
    await files.discard()
    throw error
  }
}

interface Listening {
  readonly fields: ReturnType<typeof createFields>
  readonly files: ReturnType<typeof createFiles>
  stop(error: Error): void
}

function listen(parser: BusboyInstance, { fields, files, stop }: Listening): void {
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      stop(error as Error)
    }
  }
  parser
    .on('field', (name, value, _nameCut, isCut) => attempt(() => fields.add(name, value, isCut)))
    .on('file', (...part) => {
      const [name, stream, fileName, , mimeType] = part as FileEvent
      // A file that breaks off complains, also where nobody reads it.
      stream.on('error', () => undefined)
      attempt(() =>
        files.write(stream, { name, fileName: readFileName(fileName), mimeType }).catch(stop),
      )
    })
    .on('error', () => stop(new AppError('badRequest')))
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'])
    parser.on(event, () => stop(new AppError('payloadTooLarge')))
}

/** As the library gives it: without a name where that is empty, which its types do not say. */
type FileEvent = [
  name: string | undefined,
  stream: BusboyFileStream,
  fileName: string | undefined,
  encoding: string,
  mimeType: string,
]

/** What browsers write of three letters that would end the name where it stands, and of no others. */
const readFileName = (written = '') =>
  written.replace(/%(22|0[AD])/gi, (letter) => decodeURIComponent(letter))

function createParser(headers: IncomingHttpHeaders, rule: BodyRule) {
  const fileCount = Object.keys(rule.files).length
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fields: MOST_FIELDS,
        // One more, so that a file which the call does not take is named instead of counted.
        files: fileCount + 1,
        parts: MOST_FIELDS + fileCount + 1,
        fieldSize: rule.maxBytes,
        headerPairs: 20,
        headerSize: PART_HEADER_BYTES,
      },
    })
  } catch {
    // Without a boundary.
    throw new AppError('badRequest')
  }
}

function createFields(maxBytes: number) {
  const fields = noFields()
  let fieldBytes = 0
  return {
    add: (name: string | undefined, value: string, isCut: boolean) => {
      if (name === undefined) throw new AppError('badRequest')
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (isCut || fieldBytes > maxBytes) throw new AppError('payloadTooLarge')
      addField(fields, name, value)
    },
    finish: () => ({ fields, fieldBytes }),
  }
}

interface FilePart {
  readonly name: string | undefined
  readonly fileName: string
  readonly mimeType: string
}

function createFiles(rule: BodyRule, makeFolder: () => Promise<string>) {
  const controller = new AbortController()
  const files: Record<string, UploadedFile> = {}
  const writes: Promise<void>[] = []
  let folder: Promise<string> | undefined

  const spool = async (
    stream: BusboyFileStream,
    { name, fileName, mimeType, maxBytes }: FilePart & { name: string; maxBytes: number },
  ): Promise<void> => {
    folder ??= makeFolder()
    const target = path.join(await folder, name)
    let sizeBytes = 0
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          sizeBytes += chunk.length
          notePassed(chunk.length)
          if (sizeBytes > maxBytes) throw tooLarge(name, fileName, maxBytes)
          yield chunk
        }
      },
      createWriteStream(target, { flags: 'wx', mode: 0o600 }),
      { signal: controller.signal },
    )
    files[name] = { fileName, mimeType, path: target, sizeBytes }
  }

  const known = new Set<string>()
  return {
    /** @throws AppError validation for a file that the call does not take */
    write: (stream: BusboyFileStream, part: FilePart): Promise<void> => {
      const { name = 'file' } = part
      const limit = Object.hasOwn(rule.files, name) ? rule.files[name] : undefined
      if (!limit || known.has(name)) throw fieldError(name, 'No file is expected here.')
      known.add(name)
      const written = spool(stream, { ...part, name, maxBytes: limit.maxBytes })
      writes.push(written)
      return written
    },
    finish: async () => {
      await Promise.all(writes)
      // What browsers send for a field of files that was left empty.
      return Object.fromEntries(
        Object.entries(files).filter(([, file]) => file.sizeBytes > 0 || file.fileName !== ''),
      )
    },
    discard: async () => {
      controller.abort()
      await Promise.allSettled(writes)
      const made = await folder?.catch(() => undefined)
      if (made) await rm(made, { recursive: true, force: true })
    },
  }
}

function tooLarge(field: string, fileName: string, maxBytes: number): AppError {
  const line = '`:file` exceeds maximum allowed size of :size'
  return fieldError(field, formatLine(line, { file: fileName, size: sizeInWords(maxBytes) }, 'en'))
}
