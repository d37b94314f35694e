import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { SQUARE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { siteUrl } from '../../../lib/page-data.ts'

interface Drawn {
  readonly name: string
  readonly year: number | null
  readonly type: TitleType
}

/** Address of the drawing that stands in for a missing picture. */
export const drawingOf = (title: Drawn) => siteUrl(artworkUrl(title))

/** A stored picture may be a path of this site or an address elsewhere. */
export const pictureUrl = (url: string | null) => (url?.startsWith('/') ? siteUrl(url) : url)

export const shapeOf = (type: TitleType) => (SQUARE_TYPES.includes(type) ? 'square' : 'portrait')
