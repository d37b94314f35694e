import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { FailurePage } from './app/failure-page.tsx'
import { forgetServerHead } from './lib/forget-server-head.ts'
import { leaveWhenLoggedOut } from './lib/leave-when-logged-out.ts'
import { getNonce } from './lib/nonce.ts'
import { getPageData } from './lib/page-data.ts'
import { answerReferences, restorePageQueries } from './lib/page-queries.ts'
import { createQueryClient } from './lib/queries.ts'
import { routeTree } from './routeTree.gen.ts'

/** A page that comes sooner shows no skeleton; one that shows stays long enough to be seen (viewing §9). */
const SKELETON_DELAY_MS = 500
const SKELETON_LEAST_MS = 200

/** Written by the server, and loaded by browsers that need it. */
const NotFoundPage = import.meta.env.SSR
  ? (await import('./app/not-found-page.tsx')).NotFoundPage
  : lazy(() => import('./app/not-found-page.tsx').then((it) => ({ default: it.NotFoundPage })))

export interface RouterContext {
  queryClient: QueryClient
  /** See `lib/admin-routes.ts`. */
  addAdminRoutes: () => Promise<boolean>
}

/** The site's path prefix, taken off every address that comes in and put on every one that goes out. */
function basePathRewrite(basePath: string) {
  return {
    input: ({ url }: { url: URL }) => {
      if (url.pathname === basePath || url.pathname.startsWith(`${basePath}/`))
        url.pathname = url.pathname.slice(basePath.length) || '/'
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = basePath + (url.pathname === '/' ? '/' : url.pathname)
      return url
    },
  }
}

export function getRouter() {
  const queryClient = createQueryClient()
  const isBrowser = typeof document !== 'undefined'
  if (isBrowser) restorePageQueries(queryClient)
  const { basePath } = getPageData()
  const nonce = getNonce()
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      addAdminRoutes: async (): Promise<boolean> =>
        (await import('./lib/admin-routes.ts')).addAdminRoutes(router),
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: SKELETON_DELAY_MS,
    defaultPendingMinMs: SKELETON_LEAST_MS,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    ...(basePath && { rewrite: basePathRewrite(basePath) }),
    ...(nonce && { ssr: { nonce } }),
  })
  router.options.serializationAdapters = [answerReferences(queryClient)]
  if (isBrowser) {
    // A list that is asked for otherwise stays, with all that is open in it, until its answer is here; so does a page that
    // says so of itself, when it is asked for something else of its kind.
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
      const [from, to] = [fromLocation, toLocation].map(
        (location) => location && router.getMatchedRoutes(location.pathname)[2],
      )
      const stays = !pathChanged || (from === to && to?.options.staticData?.staysWhileLoading)
      router.options.defaultPendingMs = stays ? Number.POSITIVE_INFINITY : SKELETON_DELAY_MS
    })
    leaveWhenLoggedOut(queryClient, () => router.latestLocation.href)
    forgetServerHead(router)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** The page shows the next of its kind only once that is known, and no skeleton before. */
    readonly staysWhileLoading?: boolean
  }
}
