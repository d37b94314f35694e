/** What a picture belongs to. Each kind is a column that holds an address, or a row of its own. */
export const IMAGE_KINDS_OF_ROUTE = [
  'poster',
  'backdrop',
  'season',
  'episode',
  'person',
  'image',
  'video',
] as const
export type ImageKindOfRoute = (typeof IMAGE_KINDS_OF_ROUTE)[number]

/** Points across that pictures are made in; others are not served. */
export const IMAGE_WIDTHS = [92, 185, 342, 500, 780, 1280, 1920] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Points of the picture in a link preview. */
export const [CARD_WIDTH, CARD_HEIGHT] = [1200, 630]

/** FNV-1a of an address: another picture has another address on our site, so that browsers may keep each for ever. */
export function imageVersion(url: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < url.length; index++)
    hash = Math.imul(hash ^ url.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

interface ImageRecord {
  readonly kind: ImageKindOfRoute
  readonly id: number
  /** The address that is stored. */
  readonly url: string
}

/** Address, without the base path, of a stored picture through our own route. Visitors' browsers ask nobody else. */
export const imageUrl = (image: ImageRecord, width: ImageWidth) =>
  imageUrls(image, [width])[0] as string

/** The same in several widths. */
export function imageUrls(image: ImageRecord, widths: readonly ImageWidth[]): string[] {
  const file = fileOf(image)
  return widths.map((width) => `/images/${width}/${file}`)
}

/** The same as a JPEG of {@link CARD_WIDTH} by {@link CARD_HEIGHT} points, whatever its shape, as link previews want it. */
export const imageCardUrl = (image: ImageRecord) => `/images/card/${fileOf(image)}`

const fileOf = ({ kind, id, url }: ImageRecord) => `${kind}/${id}/${imageVersion(url)}`
