/** A part of a picture, in its points. */
export interface CropBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The corner that is pulled; the one across from it stays. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

interface Within {
  readonly size: PictureSize
  /** Width by height; null: any. */
  readonly ratio: number | null
}

/** No part is narrower or lower than this share of the picture. */
const LEAST_SHARE = 0.05

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** The largest part of this shape, in the middle. */
export function largestBox({ size, ratio }: Within): CropBox {
  const width = ratio === null ? size.width : Math.min(size.width, size.height * ratio)
  const height = ratio === null ? size.height : width / ratio
  return { left: (size.width - width) / 2, top: (size.height - height) / 2, width, height }
}

/** Moves it as far as the picture goes. */
export const moveBox = (
  box: CropBox,
  { x, y }: { readonly x: number; readonly y: number },
  size: PictureSize,
): CropBox => ({
  ...box,
  left: between(box.left + x, 0, size.width - box.width),
  top: between(box.top + y, 0, size.height - box.height),
})

/** Pulls a corner, as far as the picture and the shape allow. */
export function pullCorner(
  box: CropBox,
  corner: Corner,
  { x, y }: { readonly x: number; readonly y: number },
  { size, ratio }: Within,
): CropBox {
  const [isEast, isSouth] = [corner.includes('e'), corner.includes('s')]
  const room = {
    width: isEast ? size.width - box.left : box.left + box.width,
    height: isSouth ? size.height - box.top : box.top + box.height,
  }
  const wide = box.width + (isEast ? x : -x)
  const high = box.height + (isSouth ? y : -y)
  const { width, height } = fit({ wide, high }, room, { size, ratio })
  return {
    left: isEast ? box.left : box.left + box.width - width,
    top: isSouth ? box.top : box.top + box.height - height,
    width,
    height,
  }
}

function fit(
  { wide, high }: { wide: number; high: number },
  room: PictureSize,
  { size, ratio }: Within,
): PictureSize {
  const least = { width: size.width * LEAST_SHARE, height: size.height * LEAST_SHARE }
  if (ratio === null)
    return {
      width: between(wide, least.width, room.width),
      height: between(high, least.height, room.height),
    }
  const most = Math.min(room.width, room.height * ratio)
  // Whichever way it is pulled further says how large it becomes.
  const width = between(
    Math.max(wide, high * ratio),
    Math.min(most, Math.max(least.width, least.height * ratio)),
    most,
  )
  return { width, height: width / ratio }
}

/** As many points wide as asked for, as far as there is room to the right and below. */
export const widenTo = (box: CropBox, width: number, within: Within): CropBox =>
  pullCorner(box, 'se', { x: width - box.width, y: -box.height }, within)

export const heightenTo = (box: CropBox, height: number, within: Within): CropBox =>
  pullCorner(box, 'se', { x: -box.width, y: height - box.height }, within)

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * What a key does: arrows move, with Shift they make it larger or smaller, by a hundredth of the picture.
 * @returns undefined for a key that does nothing here
 */
export function boxAfterKey(
  box: CropBox,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  within: Within,
): CropBox | undefined {
  const way = ARROWS[key]
  if (!way) return undefined
  const [x, y] = [(way[0] * within.size.width) / 100, (way[1] * within.size.height) / 100]
  if (!shiftKey) return moveBox(box, { x, y }, within.size)
  if (within.ratio === null) return pullCorner(box, 'se', { x, y }, within)
  return x === 0 ? heightenTo(box, box.height + y, within) : widenTo(box, box.width + x, within)
}

/** Of the picture, from 0 to 1. */
export const sharesOf = (box: CropBox, { width, height }: PictureSize): CropBox => ({
  left: box.left / width,
  top: box.top / height,
  width: Math.min(1, box.width / width),
  height: Math.min(1, box.height / height),
})
