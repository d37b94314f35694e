import {
  artworkUrl,
  portraitUrl,
  sceneUrl,
  tallArtworkUrl,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { SQUARE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ImageWidth } from '@mediatheque/contract/catalogue/images/image-url.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import {
  type Picture,
  pictureOf,
  POSTER_WIDTHS,
  STILL_WIDTHS,
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

/** The work's composition without its name. */
export const drawnSceneOf = ({ id }: { readonly id: number }) => siteUrl(sceneUrl('title', id))

interface Backed {
  readonly id: number
  readonly backdrop: string | null
}

/** What stands behind the head of a page: the backdrop, else the scene of the work's drawing. */
export function backdropOf({ id, backdrop }: Backed): { picture: Picture; isDrawn: boolean } {
  const picture = pictureOf({ kind: 'backdrop', id, url: backdrop }, WIDE_WIDTHS)
  return picture
    ? { picture, isDrawn: false }
    : { picture: { src: drawnSceneOf({ id }) }, isDrawn: true }
}

/** A picture of an episode: its own, else a scene in the manner of its series. */
export const stillOf = (
  { id, poster }: { readonly id: number; readonly poster: string | null },
  widths: readonly ImageWidth[] = STILL_WIDTHS,
): Picture =>
  pictureOf({ kind: 'episode', id, url: poster }, widths) ?? {
    src: siteUrl(sceneUrl('episode', id)),
  }

/** A portrait of a person: their own, else a drawing that says nothing of them. */
export const portraitOf = (
  { id, poster }: { readonly id: number; readonly poster: string | null },
  widths?: readonly ImageWidth[],
): Picture =>
  pictureOf({ kind: 'person', id, url: poster }, widths) ?? { src: siteUrl(portraitUrl(id)) }

export const shapeOf = (type: TitleType): 'square' | 'portrait' =>
  SQUARE_TYPES.includes(type) ? 'square' : 'portrait'

export const haveSeveralShapes = (titles: readonly { readonly type: TitleType }[]) =>
  new Set(titles.map(({ type }) => shapeOf(type))).size > 1
