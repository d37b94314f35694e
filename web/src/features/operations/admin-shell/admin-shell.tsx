import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './admin-shell.module.css'

export interface AdminEntry {
  /** Translated. */
  label: string
  icon: ReactNode
  /** How many things wait there; nothing is shown for none. */
  count?: number | undefined
  /** The router's link, with the given class and content. */
  link(props: { className: string; children: ReactNode }): ReactNode
}

export interface AdminGroup {
  label: string
  entries: readonly AdminEntry[]
}

/** The frame of the administration: grouped navigation beside the page, above it on a phone. */
export function AdminShell({
  groups,
  children,
}: {
  groups: readonly AdminGroup[]
  children: ReactNode
}) {
  const t = useTranslate()
  return (
    <div className={classes.frame}>
      <nav className={classes.navigation} aria-label={t('Administration')}>
        {groups.map((group) => (
          <div key={group.label} className={classes.group}>
            <p className={classes.label}>{group.label}</p>
            <ul className={classes.entries}>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  {entry.link({
                    className: classes.entry!,
                    children: <EntryContent entry={entry} />,
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  )
}

function EntryContent({ entry }: { entry: AdminEntry }) {
  return (
    <>
      <span className={classes.icon} aria-hidden>
        {entry.icon}
      </span>
      {entry.label}
      {Boolean(entry.count) && <span className={classes.count}>{entry.count}</span>}
    </>
  )
}
