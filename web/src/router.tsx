import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { FailurePage } from './app/failure-page.tsx'
import { NotFoundPage } from './app/not-found-page.tsx'
import { leaveWhenLoggedOut } from './lib/leave-when-logged-out.ts'
import { getNonce } from './lib/nonce.ts'
import { getPageData } from './lib/page-data.ts'
import { createQueryClient } from './lib/queries.ts'
import { routeTree } from './routeTree.gen.ts'

export interface RouterContext {
  queryClient: QueryClient
}

/** The site's path prefix, taken off every address that comes in and put on every one that goes out. */
function basePathRewrite(basePath: string) {
  return {
    input: ({ url }: { url: URL }) => {
      if (url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)) url.pathname = url.pathname.slice(basePath.length) || '/'
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
  const { basePath } = getPageData()
  const nonce = getNonce()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    ...(basePath && { rewrite: basePathRewrite(basePath) }),
    ...(nonce && { ssr: { nonce } }),
  })
  if (typeof document !== 'undefined') leaveWhenLoggedOut(queryClient, () => router.latestLocation.href)
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: true })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
