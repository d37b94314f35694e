import type { ArtworkSubject } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { chanceOf, faceOf } from './face-of.ts'

const WIDTH = 640
const HEIGHT = 360

/**
 * The picture of a record's drawing alone, 16 to 9 and without words: behind the head of its page, in the hero, and one of
 * its own for each season and each episode of a series.
 */
export function drawScene({ id, type, season, episode }: ArtworkSubject): string {
  const { tone, compose, chance } = faceOf({ id, type })
  const picture = compose({
    width: WIDTH,
    height: HEIGHT,
    tone,
    chance:
      episode !== undefined
        ? chanceOf(`episode/${id}/${episode}`)
        : season !== undefined
          ? chanceOf(`season/${id}/${season}`)
          : chance,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${tone.back}"/>${picture}</svg>`
}
