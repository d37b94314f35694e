import { IconLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { AdminEntry, AdminIcon } from '../../../lib/admin-entry.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './admin-shell.module.css'
import type { AdminGroup } from './group-entries.ts'

const ICONS: Record<AdminIcon, typeof IconLink> = {
  link: IconLink,
  'rosette-discount-check': IconRosetteDiscountCheck,
}

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
  const Icon = ICONS[icon]
  return (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.5} />
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
