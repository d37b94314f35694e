import type { WallTitle } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import { POSTER_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { frameOf, posterOf } from '../title-cards/artwork.ts'
import classes from './poster-wall.module.css'

const COLUMNS = 5
const ROWS = 4
/** As many columns as every width shows, from the end. */
const ON_PHONES = 4

interface PosterWallProps {
  titles: readonly WallTitle[]
  isMoving: boolean
  isStopped: boolean
}

/** Titles of the catalogue as a tilted wall: a picture of what is here, with nothing to read or to press in it. */
export function PosterWall({ titles, isMoving, isStopped }: PosterWallProps) {
  if (titles.length === 0) return null
  // A wall has no holes: what there is comes again.
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    Array.from(
      { length: ROWS },
      (_place, row) => titles[(row * COLUMNS + column) % titles.length]!,
    ),
  )
  return (
    <div className={classes.wall} aria-hidden>
      <div
        className={classes.plane}
        data-moving={isMoving || undefined}
        data-stopped={isStopped || undefined}
      >
        {columns.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are places
          <div key={index} className={classes.column}>
            {/* A second round of a moving column, so that it can move on without an end. */}
            {[...column, ...(isMoving ? column : [])].map((title, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a small catalogue has the same title in several places
              <WallPoster
                key={place}
                title={title}
                isEager={index >= COLUMNS - ON_PHONES && place === 1}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function WallPoster({ title, isEager }: { title: WallTitle; isEager: boolean }) {
  const { drawing, shape } = frameOf(title, true)
  return (
    <span className={classes.poster}>
      <Poster
        picture={posterOf(title, POSTER_WIDTHS)}
        fallback={drawing}
        alt=""
        shape={shape}
        isEager={isEager}
        sizes="(min-width: 768px) 180px, 110px"
      />
    </span>
  )
}
