import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { TabRow } from '../../../ui/tab-row.tsx'

const TABS = [
  { path: '/admin/logs/schedule', label: 'Schedule' },
  { path: '/admin/logs/queue', label: 'Queue' },
  { path: '/admin/logs/error', label: 'Errors' },
  { path: '/admin/logs/outgoing-email', label: 'Outgoing mail' },
  { path: '/admin/logs/notifications', label: 'Notifications' },
] as const

interface LogsFrameProps {
  /** What the open tab is about. */
  text: string
  actions?: ReactNode
  children: ReactNode
}

/** What all pages of the logs share. */
export function LogsFrame({ text, actions, children }: LogsFrameProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={t('Logs')} titleId="logs" text={text} actions={actions} />
      <TabRow label={t('Parts of the logs')}>
        {TABS.map(({ path, label }) => (
          <Link key={path} to={path as '/'} activeOptions={{ includeSearch: false }}>
            {t(label)}
          </Link>
        ))}
      </TabRow>
      {children}
    </Page>
  )
}
