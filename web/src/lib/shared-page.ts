import { SHARED_PAGE_HEADER } from '@mediatheque/contract/core/page-rendering.ts'

/**
 * For the `headers` of a route: every guest of one language and theme may get the same bytes of this page. Only for
 * pages that show nothing of the visitor, and whose data is read through tagged caches on the server.
 */
export const sharedPage = (): Record<string, string> => ({ [SHARED_PAGE_HEADER]: 'yes' })
