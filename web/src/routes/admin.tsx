import { IconLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { queueCountsQuery } from '../features/links/links/links.queries.ts'
import { type AdminGroup, AdminShell } from '../features/operations/admin-shell/admin-shell.tsx'
import { requirePermission } from '../lib/guards.ts'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'

/** Uploaders share the frame for their own lists and editors; everything else in it asks for more by itself. */
export const Route = createFileRoute('/_shell/admin')({
  beforeLoad: ({ location }) => requirePermission(['admin.access', 'liens.create'], location),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Admin,
})

function Admin() {
  return (
    <AdminShell groups={useGroups()}>
      <Outlet />
    </AdminShell>
  )
}

function useGroups(): AdminGroup[] {
  const t = useTranslate()
  const { can } = useSession()
  const isModerator = can('admin.access') && can('titles.update')
  const { data: counts } = useQuery({ ...queueCountsQuery(), enabled: isModerator })
  const links = {
    label: can('admin.access') ? t('Links') : t('My links'),
    icon: <IconLink size={18} stroke={1.5} />,
    link: (props: object) => <Link to="/admin/liens" {...props} />,
  }
  const validation = {
    label: t('Links validation'),
    icon: <IconRosetteDiscountCheck size={18} stroke={1.5} />,
    count: counts?.pending,
    link: (props: object) => <Link to="/admin/liens-validation" {...props} />,
  }
  return [
    {
      label: t('Contributions'),
      entries: [...(can('liens.create') ? [links] : []), ...(isModerator ? [validation] : [])],
    },
  ]
}
