import { DEFAULT_PAGE_SIZE } from '@mediatheque/contract/core/page-sizes.ts'
import { Skeleton } from '../skeleton.tsx'
import classes from './data-table.module.css'

/** Rows in the height of those that come. */
export function TableSkeleton({
  rows = DEFAULT_PAGE_SIZE,
  columns,
}: {
  rows?: number | undefined
  columns: number
}) {
  return (
    <div className={classes.skeleton} aria-hidden>
      {Array.from({ length: Math.min(rows, DEFAULT_PAGE_SIZE) }, (_, row) => (
        <div key={row} className={classes.skeletonRow}>
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton key={column} height={14} width={column === 0 ? '70%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
