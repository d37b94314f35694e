import type { PageContext } from '@mediatheque/contract/core/page-rendering.ts'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** The server's side of the page being rendered; undefined in the browser. */
export const getServerPage = createIsomorphicFn()
  .server(
    (): PageContext | undefined =>
      (getGlobalStartContext() as unknown as { page: PageContext }).page,
  )
  .client((): PageContext | undefined => undefined)
