import { createFileRoute, Link, Outlet, useRouter } from '@tanstack/react-router'
import { AdminShell } from '../features/operations/admin-shell/admin-shell.tsx'
import { groupEntries } from '../features/operations/admin-shell/group-entries.ts'
import { requirePermission } from '../lib/guards.ts'
import { useSession } from '../lib/session.tsx'

/** Uploaders share the frame for their own lists and editors; everything else in it asks for more by itself. */
export const Route = createFileRoute('/_shell/admin')({
  beforeLoad: ({ location }) => requirePermission(['admin.access', 'liens.create'], location),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Admin,
})

/** Its navigation is what the pages within it say of themselves. */
function Admin() {
  const { bootstrap } = useSession()
  const { routesById } = useRouter()
  const pages = Object.values(routesById).map(({ fullPath, options }) => ({
    path: fullPath,
    entry: options.staticData?.adminEntry,
  }))
  return (
    <AdminShell
      groups={groupEntries(pages, bootstrap.user ?? bootstrap.guest_role)}
      link={(to, props) => <Link to={to} {...props} />}
    >
      <Outlet />
    </AdminShell>
  )
}
