import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './inner-skeleton.module.css'

const LINES = 8

/** A page below a title's before it is there: the way, the head, and a list. */
export function InnerSkeleton() {
  return (
    <Page>
      <div aria-hidden>
        <Skeleton width={240} height={14} />
        <div className={classes.header}>
          <Skeleton width={84} height={126} radius="var(--radius-m)" />
          <div className={classes.words}>
            <Skeleton width={140} height={14} />
            <Skeleton width="min(100%, 320px)" height={34} />
            <Skeleton width={90} height={14} />
          </div>
        </div>
        <div className={classes.lines}>
          {Array.from({ length: LINES }, (_, index) => (
            <Skeleton key={index} height={64} radius="var(--radius-m)" />
          ))}
        </div>
      </div>
    </Page>
  )
}
