import { claimEndpoints } from '@mediatheque/contract/links/claims/claims.endpoints.ts'
import {
  type ClaimView,
  CLAIM_RENEWED_EVERY_MS,
} from '@mediatheque/contract/links/claims/claims.schemas.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../lib/api.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useSession } from '../../../../lib/session.tsx'
import { onStaffNews } from '../../../../lib/staff-news.ts'
import type { QueueKind } from './queue-kinds.ts'

/** Claims end by themselves, and where no stream comes through nobody says that one began. */
const LOOKED_AGAIN_MS = 30_000

/** Who else looks at what of a queue, as it changes; what they decided leaves it, unless one is deciding oneself. */
export function useOthersClaims(
  kind: QueueKind,
  isDeciding: boolean,
): ReadonlyMap<number, ClaimView> {
  const queries = useQueryClient()
  const { user } = useSession()
  const { data } = useQuery({
    ...endpointQuery(claimEndpoints.listClaims, { query: { kind: kind.history } }),
    refetchInterval: LOOKED_AGAIN_MS,
  })
  useEffect(
    () =>
      onStaffNews(() => {
        const shown = isDeciding ? [] : kind.shown
        void refresh(queries, [claimEndpoints.listClaims, ...shown])
      }),
    [queries, kind, isDeciding],
  )
  const others = (data?.claims ?? []).filter((claim) => claim.user.id !== user?.id)
  return new Map(others.map((claim) => [claim.item_id, claim]))
}

/** While a dialog about them is open, others see that one looks at them. */
export function useClaimWhileOpen(kind: QueueKind, ids: readonly number[]): void {
  const joined = ids.join(',')
  useEffect(() => {
    if (joined === '') return
    const body = { kind: kind.history, ids: joined.split(',').map(Number) }
    // What cannot be said now is said again, and the server asks whoever decides.
    const send = () => void call(claimEndpoints.claim, { body }).catch(() => undefined)
    send()
    const timer = setInterval(send, CLAIM_RENEWED_EVERY_MS)
    return () => {
      clearInterval(timer)
      void call(claimEndpoints.releaseClaims, { body }).catch(() => undefined)
    }
  }, [kind, joined])
}
