import { MediaGrid } from '../../../ui/media-card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './grid-skeleton.module.css'

const CARDS = 21

/** A grid of cards before they are there; every place has its final size. */
export function GridSkeleton() {
  return (
    <div aria-hidden>
      <MediaGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <span className={classes.picture}>
              <Skeleton height="100%" radius="var(--radius-m)" />
            </span>
            <span className={classes.name}>
              <Skeleton width="80%" height={14} />
            </span>
            <span className={classes.facts}>
              <Skeleton width="50%" height={11} />
            </span>
          </li>
        ))}
      </MediaGrid>
    </div>
  )
}
