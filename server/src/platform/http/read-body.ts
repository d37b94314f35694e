import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A file of a multipart body, on disk until the answer is sent. */
export interface UploadedFile {
  readonly fileName: string
  readonly mimeType: string
  readonly path: string
  readonly sizeBytes: number
}

export interface ReadBody {
  readonly fields: unknown
  readonly files: Record<string, UploadedFile>
  discard(): Promise<void>
}

const NOTHING_TO_DISCARD = async () => {}

/**
 * The whole body, whatever its type: parsed JSON or form fields, or the fields and files of a multipart body.
 * Files are spooled to disk, so that a field standing after a large file is read without holding the file in memory.
 */
export async function readBody(request: FastifyRequest): Promise<ReadBody> {
  if (!request.isMultipart())
    return { fields: request.body, files: {}, discard: NOTHING_TO_DISCARD }
  const folder = await mkdtemp(path.join(tmpdir(), 'mediatheque-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await spoolParts(request, folder)), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function spoolParts(
  request: FastifyRequest,
  folder: string,
): Promise<Pick<ReadBody, 'fields' | 'files'>> {
  const fields: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  let count = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      addField(fields, part.fieldname, part.value)
      continue
    }
    const target = path.join(folder, String(count++))
    await pipeline(part.file, createWriteStream(target))
    if (part.file.truncated)
      throw new AppError('payloadTooLarge', { message: `${part.filename} is too large` })
    const { size } = await stat(target)
    files[part.fieldname] = {
      fileName: part.filename,
      mimeType: part.mimetype,
      path: target,
      sizeBytes: size,
    }
  }
  return { fields, files }
}

/** `ids[]` and repeated names become lists, as forms mean them. */
function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const key = name.replace(/\[\]$/, '')
  if (key in fields)
    fields[key] = [...(Array.isArray(fields[key]) ? fields[key] : [fields[key]]), value]
  else fields[key] = name.endsWith('[]') ? [value] : value
}
