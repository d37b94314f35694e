import {
  type ImageKindOfRoute,
  imageUrls,
  type ImageWidth,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import { siteUrl } from './page-data.ts'

/** A picture in the sizes that the browser may choose from. */
export interface Picture {
  readonly src: string
  readonly srcSet?: string
}

/** Widths by use: from the smallest place it has, on a plain screen, to the largest on a fine one. */
export const POSTER_WIDTHS = [185, 342, 500] as const
export const LARGE_POSTER_WIDTHS = [342, 500, 780] as const
export const WIDE_WIDTHS = [342, 780, 1280, 1920] as const
export const STILL_WIDTHS = [342, 500, 780] as const
export const THUMB_WIDTHS = [92, 185] as const

/** What was sent to the site is shown where a record names it, and has no address of its own. */
export const isOwnPath = (url: string): boolean => /^\/(?!files\/)/.test(url)

interface Stored {
  readonly kind: ImageKindOfRoute
  readonly id: number
  readonly url: string | null
}

/** A stored picture: an address elsewhere, or one that was sent to the site, through our own route; another path of this site as it is. */
export function pictureOf(
  { kind, id, url }: Stored,
  widths: readonly ImageWidth[] = POSTER_WIDTHS,
): Picture | null {
  if (!url) return null
  if (isOwnPath(url)) return { src: siteUrl(url) }
  const addresses = imageUrls({ kind, id, url }, widths).map(siteUrl)
  return {
    src: addresses[1] ?? addresses[0]!,
    srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
  }
}
