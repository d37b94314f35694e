import type { Encoding } from './kept-pages.ts'

/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const offers = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const takes = (name: string) =>
    offers.some((offer) => offer.startsWith(name) && !/;\s*q=0(\.0+)?$/.test(offer))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Whether an `If-None-Match` header names this tag. */
export function isSameEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((part) => {
    const given = part.trim()
    return given === '*' || given === etag || given === `W/${etag}`
  })
}
