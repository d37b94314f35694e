import { SQUARE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ArtworkSubject } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { faceOf } from './face-of.ts'
import { fitName } from './fit-name.ts'
import { KIND_MARKS } from './kind-marks.data.ts'
import { isDrawable, setLines, setName } from './set-name.ts'

/** A poster in the shape of its kind, one in the shape of films whatever its kind, or the wide card that a link preview shows. */
export type NamedForm = 'poster' | 'tall' | 'card'

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly picture: Field
  readonly isRound?: boolean
  /** Left and upper edge of the name. */
  readonly name: { readonly x: number; readonly y: number }
  /** Left edge and middle line of kind and year. */
  readonly caption: { readonly x: number; readonly y: number }
}

const WIDTH = 300
const MARGIN = 22
const CAPTION = 18
const CAPTION_SPACE = 14
/** A frame around less would leave a slit. */
const LEAST_FRAMED = 170
/** What the mark of the kind takes where the name cannot be drawn. */
const UNNAMED = 96

/** The name below a picture that fills its part, is framed, or is round. Nothing stands above: badges lie there. */
function layOutPoster(height: number, nameHeight: number, luck: number): Layout {
  const pictureHeight = height - (MARGIN + nameHeight + CAPTION_SPACE + CAPTION + MARGIN - 4)
  const isFramed = luck < 0.26 && pictureHeight > LEAST_FRAMED
  const isRound = luck > 0.78 && pictureHeight > LEAST_FRAMED
  const size = Math.min(WIDTH - 2 * MARGIN, pictureHeight - MARGIN)
  const picture = isRound
    ? { x: MARGIN, y: pictureHeight - size, width: size, height: size }
    : isFramed
      ? { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: pictureHeight - MARGIN + 4 }
      : { x: 0, y: 0, width: WIDTH, height: pictureHeight }
  return {
    width: WIDTH,
    height,
    picture,
    isRound,
    name: { x: MARGIN, y: pictureHeight + MARGIN - 4 },
    caption: { x: MARGIN, y: height - MARGIN - CAPTION / 2 + 2 },
  }
}

const CARD = { width: 600, height: 315 } as const
const CARD_NAME_WIDTH = 290

function layOutCard(nameHeight: number): Layout {
  const top = (CARD.height - nameHeight - CAPTION_SPACE - CAPTION) / 2
  return {
    ...CARD,
    picture: { x: 360, y: 0, width: 240, height: CARD.height },
    name: { x: 36, y: top },
    caption: { x: 36, y: top + nameHeight + CAPTION_SPACE + CAPTION / 2 },
  }
}

/**
 * A poster for what has none: one of two dozen palettes, one of thirteen compositions, the name set as large as it fits.
 * A record keeps its face, whatever its name becomes or is in a reader's language, the only text that is drawn; 2 to 6 kB, less than half of that compressed.
 */
export function drawArtwork(
  { id, type, name, year }: ArtworkSubject,
  form: NamedForm = 'poster',
  canUseText = true,
): string {
  const height = form !== 'tall' && SQUARE_TYPES.includes(type as TitleType) ? WIDTH : 450
  const { tone, compose, chance } = faceOf({ id, type })
  const luck = chance()
  const isNamed = canUseText || isDrawable(name)
  const box =
    form === 'card'
      ? { width: CARD_NAME_WIDTH, height: 200, largest: 68, smallest: 20 }
      : { width: WIDTH - 2 * MARGIN, height: height * 0.44, largest: 58, smallest: 19 }
  const fitted = isNamed ? fitName(name, box) : { size: 1, lines: [], lineHeight: 1 }
  const nameHeight = isNamed ? fitted.lines.length * fitted.lineHeight : UNNAMED
  const { picture, width, isRound, ...layout } =
    form === 'card' ? layOutCard(nameHeight) : layOutPoster(height, nameHeight, luck)
  const [x, y, w, h] = [picture.x, picture.y, picture.width, picture.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  // A round picture on its own ground would have no edge.
  const colours =
    isRound && tone.back === tone.ground ? { ...tone, back: tone.shape, shape: tone.ink } : tone
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${layout.height}" width="${width}" height="${layout.height}">`,
    `<path d="M0 0h${width}v${layout.height}H0z" fill="${tone.ground}"/>`,
    `<svg x="${x}" y="${y}" width="${w}" height="${h}"><path d="M0 0h${w}v${h}H0z" fill="${colours.back}"/>${compose({ width: w, height: h, tone: colours, chance })}</svg>`,
    isRound ? passepartout({ x, y, size: w }, tone.ground) : '',
    isNamed
      ? setName(fitted, layout.name, tone.ink)
      : drawMark(type, { x: layout.name.x, y: layout.name.y + 8, size: UNNAMED - 16 }, tone.ink),
    drawCaption(type, year, layout.caption, tone.ink),
    '</svg>',
  ].join('')
}

/** A square of the ground with a round window, a little larger than the picture, whose edges would show else: what clips would do, in every renderer. */
function passepartout(
  { x, y, size }: { x: number; y: number; size: number },
  ground: string,
): string {
  const half = size / 2
  return `<path transform="translate(${x} ${y})" fill="${ground}" fill-rule="evenodd" d="M-2-2h${size + 4}v${size + 4}h-${size + 4}zM0 ${half}a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0-${size} 0z"/>`
}

function drawMark(
  type: string,
  { x, y, size }: { x: number; y: number; size: number },
  ink: string,
): string {
  return `<path d="${KIND_MARKS[type] ?? KIND_MARKS['other']}" transform="translate(${x} ${Math.round(y)})scale(${size / 24})" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The kind as a mark, and the year. */
function drawCaption(
  type: string,
  year: number | null,
  { x, y }: { x: number; y: number },
  ink: string,
): string {
  const mark = drawMark(type, { x, y: y - CAPTION / 2, size: CAPTION }, ink)
  return (
    mark +
    (year === null
      ? ''
      : setLines(
          { size: CAPTION - 2, lines: [String(year)], lineHeight: 1 },
          { x: x + CAPTION + 8, baseline: y + 6 },
          ink,
          'y',
        ))
  )
}
