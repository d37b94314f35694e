import { ACTIVITY_MARK } from '@mediatheque/contract/community/activity/activity.schemas.ts'

/** Where the page before ended; anything else in its place is the first page. */
export function readActivitySearch({ before }: Record<string, unknown>): { before?: string } {
  return typeof before === 'string' && ACTIVITY_MARK.test(before) ? { before } : {}
}
