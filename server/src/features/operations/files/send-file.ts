import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ByteRange } from '../../../platform/storage/storage.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import type { FileRow } from './files.repository.ts'
import { readRange } from './read-range.ts'

/** What browsers show without running anything of it. Everything else is saved. */
const SHOWN = /^(image\/(jpeg|png|webp|gif|avif)|video\/|audio\/|font\/)/

/** Answers with a file or a part of it. What one address leads to never changes. */
export async function sendFile(
  platform: Needs<ToReachFiles>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: FileRow,
): Promise<FastifyReply> {
  const etag = `"${file.key.split('/').at(-1)}"`
  describe(reply, file).header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const range = readRange(request.headers, { size: file.size_bytes, etag })
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${file.size_bytes}`).send()
  const { start, end } = range ?? { start: 0, end: file.size_bytes - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size_bytes}`)
  // The file's own stream would be read to its end, only to be thrown away.
  if (request.method === 'HEAD') {
    await assertThere(platform, file)
    return reply.send(Readable.from([]))
  }
  return reply.send(await openContent(platform, file, range))
}

interface Resized {
  readonly file: FileRow
  readonly width: number
  make(): Promise<Uint8Array>
}

/** Answers with a picture in another width, as WebP. */
export async function sendResized(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { file, width, make }: Resized,
): Promise<FastifyReply> {
  const bytes = await make()
  const etag = `"${file.key.split('/').at(-1)}-${width}"`
  describe(reply, { ...file, mime: 'image/webp', extension: 'webp' }).header('etag', etag)
  reply.removeHeader('accept-ranges')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.send(Buffer.from(bytes))
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag))

async function assertThere(platform: Needs<ToReachFiles>, { disk, key, size_bytes }: FileRow) {
  const storage = await openDisk(platform, disk)
  if ((await storage.find(key))?.sizeBytes !== size_bytes) throw new AppError('notFound')
}

async function openContent(
  platform: Needs<ToReachFiles>,
  { disk, key, size_bytes }: FileRow,
  range: ByteRange | undefined,
) {
  const storage = await openDisk(platform, disk)
  const content = await storage.get(key, range)
  if (!content || content.sizeBytes !== size_bytes) {
    content?.stream.destroy()
    throw new AppError('notFound')
  }
  return content.stream
}

/** Who may keep it, and that nobody takes it for something else. */
function describe(reply: FastifyReply, file: FileRow): FastifyReply {
  const disposition = SHOWN.test(file.mime) ? 'inline' : 'attachment'
  return reply
    .type(file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime)
    .header('accept-ranges', 'bytes')
    .header(
      'content-disposition',
      `${disposition}; filename="file.${file.extension}"; filename*=UTF-8''${encodeName(file.name)}`,
    )
    .header(
      'cache-control',
      file.is_public ? 'public, max-age=31536000, immutable' : 'private, no-store',
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
}

/** RFC 8187: `encodeURIComponent` leaves some letters that are not allowed there. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
