import { markEndpoints } from '@mediatheque/contract/community/marks/marks.endpoints.ts'
import {
  MOST_MARKED_AT_ONCE,
  type OwnMark,
} from '@mediatheque/contract/community/marks/marks.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.tsx'
import { createBatches } from './create-batches.ts'

/** The cards of a page ask within a moment. */
const GATHERED_MS = 20

const loadMark = createBatches<OwnMark>({
  waitMs: GATHERED_MS,
  most: MOST_MARKED_AT_ONCE,
  load: async (ids) => {
    const { marks } = await call(markEndpoints.listOwnMarks, { query: { ids: ids.join(',') } })
    return new Map(marks.map((mark) => [mark.title_id, mark]))
  },
})

/** What the reader keeps of a title, once the page is there; undefined until then, and for visitors. */
export function useOwnMark(titleId: number): OwnMark | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [markEndpoints.listOwnMarks.path, titleId],
    queryFn: () => loadMark(titleId),
    enabled: user !== null,
  })
  return user ? data : undefined
}
