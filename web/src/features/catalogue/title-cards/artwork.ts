import { artworkUrl, tallArtworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { SQUARE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ImageWidth } from '@mediatheque/contract/catalogue/images/image-url.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import {
  type Picture,
  pictureOf,
  POSTER_WIDTHS,
  THUMB_WIDTHS,
  WIDE_WIDTHS,
} from '../../../lib/pictures.ts'

interface Drawn {
  readonly id: number
  readonly name: string
  readonly year: number | null
  readonly type: TitleType
}

/** Address of the drawing that stands in for a missing picture. */
export const drawingOf = (title: Drawn) => siteUrl(artworkUrl(title))

const tallDrawingOf = (title: Drawn) => siteUrl(tallArtworkUrl(title))

/** Drawing and shape of a card; among cards of other shapes all are tall, so that no holes open above the low ones. */
export const frameOf = (title: Drawn, isAmongOthers: boolean) =>
  isAmongOthers
    ? { drawing: tallDrawingOf(title), shape: 'portrait' as const }
    : { drawing: drawingOf(title), shape: shapeOf(title.type) }

/** A title's own poster. */
export const posterOf = (
  { id, poster }: { readonly id: number; readonly poster: string | null },
  widths: readonly ImageWidth[] = POSTER_WIDTHS,
) => pictureOf({ kind: 'poster', id, url: poster }, widths)

interface Backed {
  readonly id: number
  readonly poster: string | null
  readonly backdrop: string | null
}

/** What stands behind the head of a page: the backdrop, else the poster, blurred so that a small one does. */
export const backdropOf = ({ id, poster, backdrop }: Backed): Picture | null =>
  pictureOf({ kind: 'backdrop', id, url: backdrop }, WIDE_WIDTHS) ??
  posterOf({ id, poster }, THUMB_WIDTHS)

export const shapeOf = (type: TitleType): 'square' | 'portrait' =>
  SQUARE_TYPES.includes(type) ? 'square' : 'portrait'

export const haveSeveralShapes = (titles: readonly { readonly type: TitleType }[]) =>
  new Set(titles.map(({ type }) => shapeOf(type))).size > 1
