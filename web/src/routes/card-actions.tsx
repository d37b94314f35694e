import { IconClock, IconClockFilled, IconDots, IconStarFilled } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ActableTitle } from '../features/catalogue/title-cards/card-actions-slot.ts'
import { useWatchLater } from '../features/community/lists/use-watch-later.ts'
import { useOwnMark } from '../features/community/marks/marks.queries.ts'
import { useTranslate } from '../lib/i18n.ts'
import { lazyDialog } from '../lib/lazy-part.ts'
import { onLongPress } from '../lib/on-long-press.ts'
import { useSession } from '../lib/session.tsx'
import classes from './card-actions.module.css'

const dialog = lazyDialog(() => import('./title-quick-dialog.tsx'))

const openDialog = (setOpen: (isOpen: boolean) => void) => dialog.load(() => setOpen(true))

/** What a member does with a title without opening it: one press keeps it for later, another leads to all else. */
export default function CardActions({ title }: { title: ActableTitle }) {
  const t = useTranslate()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const score = useOwnMark(title.id)?.score ?? null
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = place.current?.parentElement
    return card ? onLongPress(card, () => openDialog(setOpen)) : undefined
  }, [])
  return (
    <div className={classes.actions} data-card-actions ref={place}>
      {can('lists.create') && <ForLater title={title} />}
      <button
        type="button"
        className={classes.action}
        data-kind="more"
        aria-haspopup="dialog"
        aria-label={t('More about :name', { name: title.name })}
        onClick={() => openDialog(setOpen)}
      >
        <IconDots size={18} stroke={2} aria-hidden />
      </button>
      {score !== null && (
        <span
          className={classes.score}
          role="img"
          aria-label={t('Your rating: :score out of 10', { score })}
        >
          <IconStarFilled size={11} aria-hidden />
          {score}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <dialog.Part title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function ForLater({ title }: { title: ActableTitle }) {
  const t = useTranslate()
  const { isKept, toggle } = useWatchLater(title.id)
  const Icon = isKept ? IconClockFilled : IconClock
  return (
    <button
      type="button"
      className={classes.action}
      data-kind="later"
      aria-pressed={isKept}
      aria-label={t('Keep for later: :name', { name: title.name })}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  )
}
