import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import {
  createFileRoute,
  Link,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { AdminShell } from '../features/operations/admin-shell/admin-shell.tsx'
import { findCrumbs } from '../features/operations/admin-shell/find-crumbs.ts'
import { groupEntries, hasNearerEntry } from '../features/operations/admin-shell/group-entries.ts'
import { lazy, Suspense } from 'react'
import { useWithoutCustomCode } from '../lib/custom-code.ts'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'

// Drawn by the server with its pages; who tends anything else does not load it.
const AppearanceStudio = import.meta.env.SSR
  ? (await import('../features/site/appearance/admin/appearance-studio.tsx')).AppearanceStudio
  : lazy(async () => ({
      default: (await import('../features/site/appearance/admin/appearance-studio.tsx'))
        .AppearanceStudio,
    }))

export const Route = createFileRoute('/_shell/admin')({
  /** For all pages below: what each needs is said in one place, which only they load. */
  beforeLoad: async ({ context, location, matches }) => {
    if (await context.addAdminRoutes())
      throw redirect({ href: location.href, state: location.state, replace: true })
    const { enterAdminArea } = await import('../lib/admin-guard.ts')
    await enterAdminArea(matches.at(-1)!, location)
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Admin,
})

/** Its navigation is what the pages within it say of themselves. */
function Admin() {
  const { bootstrap } = useSession()
  const { routesById } = useRouter()
  useWithoutCustomCode()
  // What is drafted there stays, with the site in its frame, from one of its pages to the next.
  const isAppearance = useMatches({
    select: (matches) => {
      const data: unknown = matches.at(-1)?.loaderData
      return typeof data === 'object' && data !== null && 'isAppearance' in data
    },
  })
  const pages = Object.values(routesById).map(({ fullPath, options }) => ({
    path: fullPath,
    entry: options.staticData?.adminEntry,
  }))
  const groups = groupEntries(pages, bootstrap.user ?? bootstrap.guest_role)
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <AdminShell
      groups={groups}
      link={(to, props) => (
        <Link
          to={to}
          activeOptions={{ exact: to === '/admin/' || hasNearerEntry(groups, to, pathname) }}
          {...props}
        />
      )}
      breadcrumbs={<AdminCrumbs />}
    >
      {isAppearance ? (
        <Suspense>
          <AppearanceStudio>
            <Outlet />
          </AppearanceStudio>
        </Suspense>
      ) : (
        <Outlet />
      )}
    </AdminShell>
  )
}

/** The way to here, from the tree of pages; the last one is the title of the document. */
function AdminCrumbs() {
  const t = useTranslate()
  const { bootstrap } = useSession()
  const { routesById } = useRouter()
  const isStaff = hasPermission(bootstrap.user ?? bootstrap.guest_role, 'admin.access')
  const pages = Object.values(routesById).map(({ fullPath, options: { staticData } }) => {
    const entry = staticData?.adminEntry
    const line =
      (isStaff ? entry?.label : (entry?.ownLabel ?? entry?.label)) ?? staticData?.adminCrumb
    return { path: fullPath, name: line === undefined ? undefined : t(line) }
  })
  const here = useMatches({ select: (matches) => readHere(matches.at(-1)!) })
  if (!here.title) return null
  return (
    <Breadcrumbs
      label={t('Where you are')}
      crumbs={findCrumbs(pages, isStaff ? t('Administration') : undefined, here)}
      link={(path, name) => (
        <Link to={path} activeOptions={{ exact: true }}>
          {name}
        </Link>
      )}
    />
  )
}

function readHere({ fullPath, params, meta, loaderData }: ReturnType<typeof useMatches>[number]) {
  const title = meta?.findLast((tag) => tag !== undefined && 'title' in tag)?.title ?? ''
  const names: Readonly<Record<string, string>> =
    loaderData && 'crumbs' in loaderData ? loaderData.crumbs : {}
  return { path: fullPath, params: { ...params } as Record<string, string>, title, names }
}
