import type { WallTitle } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import { POSTER_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { frameOf, posterOf } from '../title-cards/artwork.ts'
import classes from './poster-wall.module.css'

const COLUMNS = 5
/** As many columns as every width shows, from the end. */
const ON_PHONES = 4

interface PosterWallProps {
  titles: readonly WallTitle[]
  isMoving: boolean
  isStopped: boolean
}

/** Titles of the catalogue as a tilted wall: a picture of what is here, with nothing to read or to press in it. */
export function PosterWall({ titles, isMoving, isStopped }: PosterWallProps) {
  const columns = Array.from({ length: COLUMNS }, (_, column) => titles.filter((_title, place) => place % COLUMNS === column))
  return (
    <div className={classes.wall} aria-hidden>
      <div className={classes.plane} data-moving={isMoving || undefined} data-stopped={isStopped || undefined}>
        {columns.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are places
          <div key={index} className={classes.column}>
            {column.map((title, place) => (
              <WallPoster key={title.id} title={title} isEager={index >= COLUMNS - ON_PHONES && place === 1} />
            ))}
            {/* A second round, so that the column can move on without an end. */}
            {isMoving && column.map((title) => <WallPoster key={`again-${title.id}`} title={title} isEager={false} />)}
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
      <Poster picture={posterOf(title, POSTER_WIDTHS)} fallback={drawing} alt="" shape={shape} isEager={isEager} sizes="(min-width: 768px) 180px, 110px" />
    </span>
  )
}
