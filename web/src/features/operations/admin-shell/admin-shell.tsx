import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { AdminEntry } from '../../../lib/admin-entry.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { AdminIcon } from './admin-icon.tsx'
import classes from './admin-shell.module.css'
import type { AdminGroup } from './group-entries.ts'

interface AdminShellProps {
  groups: readonly AdminGroup[]
  /** The router's link to a page, with the given class and content. */
  link(path: string, props: { className: string; children: ReactNode }): ReactNode
  children: ReactNode
}

/** The frame of the administration: grouped navigation beside the page, above it on a phone. */
export function AdminShell({ groups, link, children }: AdminShellProps) {
  const t = useTranslate()
  return (
    <div className={classes.frame}>
      <nav className={classes.navigation} aria-label={t('Administration')}>
        {groups.map((group) => (
          <div key={group.label} className={classes.group}>
            <p className={classes.label}>{t(group.label)}</p>
            <ul className={classes.entries}>
              {group.pages.map(({ path, entry }) => (
                <li key={path}>
                  {link(path, {
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

function EntryContent({ entry: { label, icon, Count } }: { entry: AdminEntry }) {
  const t = useTranslate()
  return (
    <>
      <span className={classes.icon}>
        <AdminIcon name={icon} />
      </span>
      {t(label)}
      {Count && (
        <span className={classes.count}>
          <ClientOnly>
            <Suspense>
              <Count />
            </Suspense>
          </ClientOnly>
        </span>
      )}
    </>
  )
}
