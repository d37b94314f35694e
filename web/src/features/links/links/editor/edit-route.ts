import type { QueryClient } from '@tanstack/react-query'
import { notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notFoundOn404 } from '../../../../lib/guards.ts'
import { linkOptionsQuery } from '../links.queries.ts'

interface Edited {
  readonly title_id: number
  readonly can: { readonly update: boolean }
}

interface Opened<View> {
  /** As the address says it. */
  readonly titleId: string
  /** What is edited, and what is written about it. */
  readonly asked: readonly [
    Promise<{ model: View }>,
    Promise<{ nfo: { readonly nfo: string | null } }>,
  ]
}

/** What the editor of one contribution needs; there is none for who may not change it, or on another title. */
export async function loadEdited<View extends Edited>(
  queryClient: QueryClient,
  { titleId, asked }: Opened<View>,
) {
  const [{ model }, { nfo }, options] = await Promise.all([
    asked[0].catch(notFoundOn404),
    asked[1].catch(notFoundOn404),
    queryClient.fetchQuery(linkOptionsQuery()),
  ])
  if (!model.can.update || model.title_id !== Number(titleId)) throw notFound()
  return { model, nfo: nfo.nfo ?? '', options }
}

/** An editor begins anew when what it edits was read again, and says so. */
export function useReadAgain() {
  const router = useRouter()
  const [reading, setReading] = useState(0)
  return {
    /** How often that was. */
    reading,
    again: {
      isReadAgain: reading > 0,
      onReverted: () => void router.invalidate().then(() => setReading(reading + 1)),
    },
  }
}
