import { createMiddleware, createStart } from '@tanstack/react-start'
import type { PageContext } from '@mediatheque/contract/core/page-rendering.ts'

/** Makes the server's page context reachable while rendering. */
const page = createMiddleware().server(({ next, context }) =>
  next({ context: { page: (context as unknown as { page: PageContext }).page } }),
)

export const startInstance = createStart(() => ({ requestMiddleware: [page] }))
