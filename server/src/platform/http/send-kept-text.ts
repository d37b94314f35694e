import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends a text that caches may keep for a while, and nothing to who has it already. @param keptFor `public, max-age=600` */
export function sendKeptText(reply: FastifyReply, text: string, keptFor: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', etag)
    .header('cache-control', keptFor)
    .header('x-content-type-options', 'nosniff')
  if (reply.request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(text)
}
