import { useTranslate } from '../../../lib/i18n.ts'
import { MediaRow, type RowLook } from '../../../ui/media-row.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './grid-skeleton.module.css'

const CARDS = 8

/** A shelf of cards before they are there; every place has its final size. */
export function RowSkeleton({ name, look }: { name: string; look?: RowLook }) {
  const t = useTranslate()
  return (
    <MediaRow
      title={name}
      look={look}
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {Array.from({ length: CARDS }, (_, index) => (
        <li key={index} aria-hidden>
          <span className={look === 'wide' ? classes.wide : classes.picture}>
            <Skeleton height="100%" radius="var(--radius-m)" />
          </span>
          <span className={look === 'wide' ? classes.wideName : classes.name}>
            <Skeleton width="80%" height={14} />
          </span>
          <span className={classes.facts}>
            <Skeleton width="50%" height={11} />
          </span>
        </li>
      ))}
    </MediaRow>
  )
}
