import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { appearanceQuery } from './appearance.queries.ts'
import { DraftKeeper } from './draft-keeper.ts'

/** The draft as it is now, and what can be done with it. */
export function useDraft() {
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(appearanceQuery())
  const [keeper] = useState(
    () => new DraftKeeper(data, (view) => queries.setQueryData(appearanceQuery().queryKey, view)),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read)
  useEffect(() => {
    const handle = () => {
      if (document.visibilityState === 'hidden') keeper.leave()
    }
    document.addEventListener('visibilitychange', handle)
    return () => {
      document.removeEventListener('visibilitychange', handle)
      // Another page of the administration: nothing is lost on the way there.
      void keeper.save()
    }
  }, [keeper])
  return useMemo(() => {
    const { change, undo, redo, publish, discard, settle } = keeper
    return { ...state, change, undo, redo, publish, discard, settle }
  }, [keeper, state])
}

export type Draft = ReturnType<typeof useDraft>
