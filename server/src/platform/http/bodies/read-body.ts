import type { BodyKind, BodyRule } from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { HttpLimits } from '../../config/http-limits.ts'
import { addressBlock } from '../address-block.ts'
import { AppError, fieldError } from '../app-error.ts'
import { admitBody, isAnnounced, mostBytes } from './body-rule.ts'
import { addField, noFields } from './form-fields.ts'
import type { OpenBodies, OpenBody } from './open-bodies.ts'
import { readMultipart } from './read-multipart.ts'
import { type ChunkLimits, takeChunks } from './take-chunks.ts'
import type { UploadFolders } from './upload-folders.ts'

/** A file of a multipart body, on disk until the answer is sent. */
export interface UploadedFile {
  readonly fileName: string
  readonly mimeType: string
  readonly path: string
  readonly sizeBytes: number
}

export interface ReadBody {
  readonly fields: unknown
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly kind: BodyKind | undefined
  /** Of the fields, as they were sent. */
  readonly fieldBytes: number
  discard(): Promise<void>
}

export interface BodyReading {
  readonly limits: HttpLimits
  readonly openBodies: OpenBodies
  readonly folders: UploadFolders
  /** Tells a client that waits for leave to send. */
  goAhead(request: FastifyRequest): void
}

const NOTHING_TO_DISCARD = async () => {}
export const NO_BODY: ReadBody = {
  fields: undefined,
  files: {},
  kind: undefined,
  fieldBytes: 0,
  discard: NOTHING_TO_DISCARD,
}

/**
 * The body of a call, in one of the forms and within the sizes that its rule names; whatever else was announced is
 * refused before it is read.
 * @throws AppError unsupportedMediaType, payloadTooLarge, badRequest, requestTimeout, tooManyRequests, unavailable
 */
export async function readBody(
  reading: BodyReading,
  request: FastifyRequest,
  rule: BodyRule,
): Promise<ReadBody> {
  const { raw, headers } = request
  if (!isAnnounced(headers)) return NO_BODY
  const kind = admitBody(headers, rule)
  const open = reading.openBodies.open(addressBlock(request.ip), raw.complete !== false)
  try {
    reading.goAhead(request)
    const limits = limitsOf(
      reading.limits,
      Number(headers['content-length']),
      mostBytes(kind, rule),
    )
    if (kind !== 'multipart') return await readFields(request, kind, { open, limits })
    open.keep(rule.maxBytes)
    const body = await readMultipart(raw, {
      headers,
      rule,
      limits,
      makeFolder: reading.folders.make,
    })
    return { ...body, kind }
  } finally {
    open.close()
  }
}

/**
 * A body as it was sent, byte by byte, for who has to prove what they sent. Whatever it calls itself.
 * @throws AppError payloadTooLarge, badRequest, requestTimeout, tooManyRequests, unavailable
 */
export async function readRawBody(
  reading: BodyReading,
  request: FastifyRequest,
  maxBytes: number,
): Promise<Buffer> {
  const { raw, headers } = request
  if (!isAnnounced(headers)) return Buffer.alloc(0)
  const open = reading.openBodies.open(addressBlock(request.ip), raw.complete !== false)
  try {
    reading.goAhead(request)
    const limits = limitsOf(reading.limits, Number(headers['content-length']), maxBytes)
    return await takeBytes(request, { open, limits })
  } finally {
    open.close()
  }
}

function limitsOf(
  { bodyMs, bodyBytesPerSecond }: HttpLimits,
  announcedBytes: number,
  maxBytes: number,
): ChunkLimits {
  const expectedBytes = Number.isFinite(announcedBytes) ? announcedBytes : maxBytes
  return {
    maxBytes,
    idleMs: bodyMs,
    wholeMs: bodyMs + (expectedBytes / bodyBytesPerSecond) * 1_000,
  }
}

async function readFields(
  request: FastifyRequest,
  kind: Exclude<BodyKind, 'multipart'>,
  { open, limits }: { open: OpenBody; limits: ChunkLimits },
): Promise<ReadBody> {
  const bytes = await takeBytes(request, { open, limits })
  const text = decode(bytes)
  const fields = kind === 'form' ? parseForm(text) : await parseJson(request, text)
  return { ...NO_BODY, fields, kind, fieldBytes: bytes.length }
}

async function takeBytes(
  request: FastifyRequest,
  { open, limits }: { open: OpenBody; limits: ChunkLimits },
): Promise<Buffer> {
  const chunks: Buffer[] = []
  const take = (chunk: Buffer) => {
    open.keep(chunk.length)
    chunks.push(chunk)
    return true
  }
  await takeChunks(request.raw, { take }, limits)
  return Buffer.concat(chunks)
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('badRequest')
  }
}

/** Clients name the type of a body on calls that need none, and then send none. */
function parseJson(request: FastifyRequest, text: string): Promise<unknown> | undefined {
  if (text === '') return undefined
  const parse = request.server.getDefaultJsonParser('error', 'error')
  return new Promise((resolve, reject) => {
    void parse(request, text, (error, value) =>
      error ? reject(new AppError('badRequest', { cause: error })) : resolve(value),
    )
  })
}

function parseForm(text: string): Record<string, unknown> {
  const fields = noFields()
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value)
  return fields
}

/** A body that was read for any of several calls may be more than the one takes that was meant. */
export function assertWithin(body: ReadBody, rule: BodyRule | undefined): void {
  if (!body.kind) return
  if (!rule?.kinds.has(body.kind)) throw new AppError('unsupportedMediaType')
  if (body.fieldBytes > rule.maxBytes) throw new AppError('payloadTooLarge')
  for (const [name, { sizeBytes }] of Object.entries(body.files)) {
    const limit = Object.hasOwn(rule.files, name) ? rule.files[name] : undefined
    if (!limit) throw fieldError(name, 'No file is expected here.')
    if (sizeBytes > limit.maxBytes) throw new AppError('payloadTooLarge')
  }
}
