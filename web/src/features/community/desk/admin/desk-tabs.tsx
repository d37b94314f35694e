import type { DeskKind } from '@mediatheque/contract/community/desk/desk-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { TabCount, TabRow } from '../../../../ui/tab-row.tsx'
import { deskQuery, readDeskSearch } from './desk.queries.ts'

const KINDS = [
  { kind: 'comment', label: 'Comments' },
  { kind: 'review', label: 'Reviews' },
  { kind: 'list', label: 'Lists' },
] as const satisfies readonly { kind: DeskKind; label: string }[]

const DESK = '/admin/community'
const PAGES = [
  { path: `${DESK}/sanctions`, label: 'Warnings and suspensions' },
  { path: `${DESK}/answers`, label: 'Canned answers' },
] as const

/** The pages of the desk, with how much waits on each. */
export function DeskTabs() {
  const t = useTranslate()
  const { can } = useSession()
  const here = useLocation()
  const isDesk = here.pathname.endsWith(DESK)
  const { kind, order } = readDeskSearch({ ...here.search })
  const current = (isCurrent: boolean) => ({
    activeOptions: { exact: true },
    activeProps: { 'aria-current': undefined },
    ...(isCurrent && { 'aria-current': 'page' as const }),
  })
  const kept = order ? { order } : {}
  return (
    <TabRow label={t('The community desk')}>
      {can('comments.delete') && (
        <>
          <Link to={DESK as '/'} search={kept as never} {...current(isDesk && !kind)}>
            {t('All that waits')}
          </Link>
          <KindTabs current={isDesk ? kind : undefined} kept={kept} />
        </>
      )}
      {can('members.moderate') &&
        PAGES.map(({ path, label }) => (
          <Link key={path} to={path as '/'} {...current(here.pathname.endsWith(path))}>
            {t(label)}
          </Link>
        ))}
      {can('titles.update') && (
        <Link to={'/admin/liens-reportes' as '/'} {...current(false)}>
          {t('Reported links')}
        </Link>
      )}
    </TabRow>
  )
}

interface KindTabsProps {
  current: DeskKind | undefined
  kept: object
}

function KindTabs({ current, kept }: KindTabsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useQuery(deskQuery({}))
  return KINDS.map(({ kind, label }) => {
    const count = data?.counts[kind]
    if (count === null) return null
    return (
      <Link
        key={kind}
        to={DESK as '/'}
        search={{ kind, ...kept } as never}
        activeOptions={{ exact: true }}
        activeProps={{ 'aria-current': undefined }}
        {...(current === kind && { 'aria-current': 'page' as const })}
      >
        {t(label)}
        {count !== undefined && count > 0 && <TabCount>{format.number(count)}</TabCount>}
      </Link>
    )
  })
}
