import type { QueueKind } from '../queue-kinds.ts'
import { trustEndpoints } from '@mediatheque/contract/accounts/trust/trust.endpoints.ts'
import { insightEndpoints } from '@mediatheque/contract/links/insights/insights.endpoints.ts'
import type {
  ChangedView,
  UploaderView,
} from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { defineWrite } from '../../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../../lib/queries.ts'
import type { Contribution } from '../queue-kinds.ts'

export interface Insight {
  readonly changed: ChangedView | undefined
  readonly uploader: UploaderView | undefined
}

interface Insights {
  of(row: Contribution): Insight
  /** What is known of somebody now, who was among them when it was asked. */
  uploader(seen: UploaderView | undefined): UploaderView | undefined
}

/** What moderators want to know of each row of a page, once it is there: rows do not wait for it. */
export function useInsights(kind: QueueKind, rows: readonly Contribution[]): Insights {
  const ids = rows.map(({ id, version }) => `${id}:${version}`).join(',')
  const { data } = useQuery({
    ...endpointQuery(insightEndpoints.getInsights, {
      query: { kind: kind.history, ids: rows.map(({ id }) => id).join(',') },
    }),
    // Another version of the same rows is another answer.
    queryKey: [insightEndpoints.getInsights.path, kind.history, ids],
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  })
  return {
    of: (row) => ({
      changed: data?.changed.find((one) => one.item_id === row.id),
      uploader: data?.uploaders.find((one) => one.id === row.id_user),
    }),
    uploader: (seen) => data?.uploaders.find((one) => one.id === seen?.id) ?? seen,
  }
}

/** What the queues say of an uploader is different then. */
export const setTrust = defineWrite(trustEndpoints.setTrust, [insightEndpoints.getInsights])

export const uploaderDenialsQuery = (id: number) =>
  endpointQuery(insightEndpoints.listUploaderDenials, { params: { id } })
