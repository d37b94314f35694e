import { IconMenu2, IconX } from '@tabler/icons-react'
import { type MouseEvent, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AdminNavigation, type LinkToPage } from './admin-navigation.tsx'
import { useQueues, waitingText } from './admin-queues.ts'
import classes from './admin-sheet.module.css'
import type { AdminGroup } from './group-entries.ts'

/** The navigation on a phone: a button, and a sheet from below. The browser keeps the focus in it and gives it back. */
export function AdminSheet({ groups, link }: { groups: readonly AdminGroup[]; link: LinkToPage }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const handleClick = (event: MouseEvent) => {
    // A press beside the sheet meets the dialog itself.
    if (event.target === dialog.current) close()
  }
  return (
    <div className={classes.phone}>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
        <VisuallyHidden>{t('Areas of the administration')}</VisuallyHidden>
        <AllWaiting groups={groups} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself */}
      <dialog
        ref={dialog}
        className={classes.sheet}
        aria-labelledby="admin-sheet"
        onClick={handleClick}
      >
        <div className={classes.inside}>
          <header className={classes.header}>
            <h2 id="admin-sheet">{t('Administration')}</h2>
            <button type="button" className={classes.close} aria-label={t('Close')} onClick={close}>
              <IconX size={22} stroke={1.5} aria-hidden />
            </button>
          </header>
          <AdminNavigation groups={groups} link={link} onFollow={close} />
        </div>
      </dialog>
    </div>
  )
}

/** The sum of what waits behind the entries. */
function AllWaiting({ groups }: { groups: readonly AdminGroup[] }) {
  const t = useTranslate()
  const { data } = useQueues()
  const shown = new Set(groups.flatMap(({ pages }) => pages.map(({ entry }) => entry.waits)))
  const count = (data?.queues ?? [])
    .filter(({ name }) => shown.has(name))
    .reduce((sum, queue) => sum + queue.count, 0)
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{waitingText(count)}</span>
      <VisuallyHidden>{t(':count waiting', { count: waitingText(count) })}</VisuallyHidden>
    </span>
  )
}
