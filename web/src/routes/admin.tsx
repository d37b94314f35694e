import { createFileRoute, Link, Outlet, useRouter } from '@tanstack/react-router'
import { AdminShell } from '../features/operations/admin-shell/admin-shell.tsx'
import { groupEntries } from '../features/operations/admin-shell/group-entries.ts'
import { useSession } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/admin')({
  /** For all pages below: what each needs is said in one place, which only they load. */
  beforeLoad: async ({ location, matches }) => {
    const { requireAdminArea } = await import('../lib/admin-guard.ts')
    requireAdminArea(matches.at(-1)!, location)
  },
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
