import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GridSkeleton } from '../title-cards/grid-skeleton.tsx'
import classes from './grid-page.module.css'

/** A channel's page while it is read for the first time. */
export function GridPage() {
  return (
    <Page>
      <div className={classes.head}>
        <Skeleton width={220} height={38} />
      </div>
      <div className={classes.bar}>
        <Skeleton height={36} radius="18px" width="min(100%, 620px)" />
      </div>
      <GridSkeleton />
    </Page>
  )
}
