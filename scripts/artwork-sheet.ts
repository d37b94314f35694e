/** `npm run artwork:sheet`: draws the artwork of sixty titles of the demo catalogue on one sheet, docs/artwork.png, to be judged by eye. */
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { SQUARE_TYPES } from '../contract/src/catalogue/titles/title-types.ts'
import { drawArtwork } from '../server/src/features/catalogue/artwork/draw-artwork.ts'
import { demoTitles } from '../server/src/features/catalogue/demo/demo-catalogue.ts'

const COLUMNS = 12
const COUNT = 60
const WIDTH = 150
const GAP = 12
const height = WIDTH * 1.5

/** Evenly from all kinds, so that every kind is seen. */
function chooseTitles() {
  const byType = [...Map.groupBy(demoTitles, ({ type }) => type).values()]
  const longest = Math.max(...byType.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    byType.flatMap((titles) => titles[index] ?? []),
  )
    .flat()
    .slice(0, COUNT)
}

const pieces = chooseTitles().map((title, index) => {
  const svg = drawArtwork({ ...title, id: index + 1 }, 'poster', false)
  const input = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
  const top =
    Math.floor(index / COLUMNS) * (height + GAP) +
    GAP +
    (SQUARE_TYPES.includes(title.type) ? Math.floor((height - WIDTH) / 2) : 0)
  return { input, left: (index % COLUMNS) * (WIDTH + GAP) + GAP, top }
})
const rows = Math.ceil(pieces.length / COLUMNS)
const file = path.resolve(import.meta.dirname, '../docs/artwork.png')
const { size } = await sharp({
  create: {
    width: COLUMNS * (WIDTH + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
    channels: 3,
    background: '#0c1015',
  },
})
  .composite(pieces)
  .png({ palette: true, colours: 256, dither: 0.4, compressionLevel: 9 })
  .toFile(file)
process.stdout.write(
  `${path.relative(process.cwd(), file)}: ${pieces.length} drawings, ${Math.round(size / 1024)} kB\n`,
)
