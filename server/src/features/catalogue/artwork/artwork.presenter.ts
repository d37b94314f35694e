import { createHash } from 'node:crypto'
import {
  type ArtworkSubject,
  drawnSubject,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { FastifyReply } from 'fastify'
import { type ArtworkForm, drawForm } from './draw-form.ts'

/** Of the drawing, not of the name: a new way of drawing is another picture. */
export const tagOf = (svg: string) =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 22)

/** Pictures that not everybody may see are shown by our own pages only. */
export const sitesThatMayShow = (cacheControl: string) =>
  cacheControl.startsWith('private') ? 'same-origin' : 'cross-origin'

/** Writes what all pictures made of a drawing say of themselves, and answers 304 to who has it already. */
export function isKept(reply: FastifyReply, tag: string, cacheControl: string): boolean {
  const etag = `"${tag}"`
  reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', sitesThatMayShow(cacheControl))
  if (!reply.request.headers['if-none-match']?.includes(etag)) return false
  void reply.code(304).send()
  return true
}

/** The drawing itself, as SVG; names are cut to what it can show. */
export function sendArtwork(
  reply: FastifyReply,
  subject: ArtworkSubject,
  form: ArtworkForm,
  cacheControl: string,
): FastifyReply {
  const svg = drawForm(drawnSubject(subject), form, true)
  if (isKept(reply, tagOf(svg), cacheControl)) return reply
  return reply.type('image/svg+xml; charset=utf-8').send(svg)
}
