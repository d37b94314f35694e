import {
  type ClaimView,
  CLAIM_RENEWED_EVERY_MS,
} from '@mediatheque/contract/links/claims/claims.schemas.ts'
import { takedownDeskEndpoints } from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../lib/api.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useSession } from '../../../../lib/session.tsx'
import { onStaffNews } from '../../../../lib/staff-news.ts'

/** Claims end by themselves, and where no stream comes through nobody says that one began. */
const LOOKED_AGAIN_MS = 30_000

/** Who else looks at which notice, as it changes. */
export function useOthersNotices(): ReadonlyMap<number, ClaimView> {
  const queries = useQueryClient()
  const { user } = useSession()
  const { data } = useQuery({
    ...endpointQuery(takedownDeskEndpoints.listNoticeClaims),
    refetchInterval: LOOKED_AGAIN_MS,
  })
  useEffect(
    () => onStaffNews(() => void refresh(queries, [takedownDeskEndpoints.listNoticeClaims])),
    [queries],
  )
  const others = (data?.claims ?? []).filter((claim) => claim.user.id !== user?.id)
  return new Map(others.map((claim) => [claim.item_id, claim]))
}

/** While a notice that waits is open, others see that one looks at it. A decision ends that, and a new version says it again. */
export function useClaimNotice({ id, version }: { id: number; version: number }, waits: boolean) {
  useEffect(() => {
    if (!waits) return
    const body = { ids: [id] }
    // What cannot be said now is said again, and the server asks whoever decides.
    const send = () =>
      void call(takedownDeskEndpoints.claimNotices, { body }).catch(() => undefined)
    send()
    const timer = setInterval(send, CLAIM_RENEWED_EVERY_MS)
    return () => {
      clearInterval(timer)
      void call(takedownDeskEndpoints.releaseNotices, { body }).catch(() => undefined)
    }
  }, [id, version, waits])
}
