import type { ReactNode } from 'react'
import type { AdminEntry } from '../../../lib/admin-entry.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AdminIcon } from './admin-icon.tsx'
import classes from './admin-navigation.module.css'
import { useQueues, waitingText } from './admin-queues.ts'
import type { AdminGroup } from './group-entries.ts'

/** The router's link to a page, with the given class and content. */
export type LinkToPage = (
  path: string,
  props: { className: string; title?: string; onClick?: () => void; children: ReactNode },
) => ReactNode

interface AdminNavigationProps {
  groups: readonly AdminGroup[]
  link: LinkToPage
  isFolded?: boolean
  onFollow?: () => void
}

export function AdminNavigation({
  groups,
  link,
  isFolded = false,
  onFollow,
}: AdminNavigationProps) {
  const t = useTranslate()
  return (
    <nav
      className={classes.navigation}
      aria-label={t('Areas of the administration')}
      data-folded={isFolded || undefined}
    >
      {groups.map((group) => (
        <div key={group.label}>
          {group.label && <p className={classes.label}>{t(group.label)}</p>}
          <ul className={classes.entries} aria-label={group.label ? t(group.label) : undefined}>
            {group.pages.map(({ path, entry }) => (
              <li key={path}>
                {link(path, {
                  className: classes.entry!,
                  ...(isFolded && { title: t(entry.label) }),
                  ...(onFollow && { onClick: onFollow }),
                  children: <EntryContent entry={entry} />,
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function EntryContent({ entry: { label, icon, waits } }: { entry: AdminEntry }) {
  const t = useTranslate()
  return (
    <>
      <span className={classes.icon}>
        <AdminIcon name={icon} />
      </span>
      <span className={classes.name}>{t(label)}</span>
      {waits && <WaitingCount name={waits} />}
    </>
  )
}

function WaitingCount({ name }: { name: AdminEntry['waits'] }) {
  const t = useTranslate()
  const { data } = useQueues()
  const count = data?.queues.find((queue) => queue.name === name)?.count
  if (!count) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{waitingText(count)}</span>
      <VisuallyHidden>{t(':count waiting', { count: waitingText(count) })}</VisuallyHidden>
    </span>
  )
}
