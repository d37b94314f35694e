/** Points across that public pictures are given out in, besides as they are: avatars in the first, texts in the others. */
export const FILE_PICTURE_WIDTHS = [64, 128, 480, 960, 1440] as const
export type FilePictureWidth = (typeof FILE_PICTURE_WIDTHS)[number]

/** GIFs are given out as they are: most of them move. */
const RESIZED = /^(\/files\/[1-9]\d{0,14})\/(file\.(?:jpg|png|webp))$/

/** The address of a public picture in a width; undefined for one that comes in one size only. */
export function pictureInWidth(address: string, width: FilePictureWidth): string | undefined {
  const [, place, name] = RESIZED.exec(address) ?? []
  return place && `${place}/${width}/${name}`
}
