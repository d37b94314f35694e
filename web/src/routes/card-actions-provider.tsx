import { createElement, type ReactNode, useEffect, useState } from 'react'
import {
  CardActionsSlot,
  createCardActions,
} from '../features/catalogue/title-cards/card-actions-slot.ts'
import { useSession } from '../lib/session.tsx'
import { whenIdle } from '../lib/when-idle.ts'

/** Puts what members do with titles on their cards, fetched once the page is there and nothing else waits. */
export function CardActionsProvider({ children }: { children: ReactNode }) {
  const { user, can } = useSession()
  const isWanted = user !== null && (can('lists.create') || can('reviews.create'))
  const [actions] = useState(createCardActions)
  useEffect(() => {
    if (!isWanted) return
    let isStillWanted = true
    const stop = whenIdle(() => {
      // Without it the cards lead to their titles all the same.
      void import('./card-actions.tsx').then(
        ({ default: Actions }) =>
          isStillWanted && actions.set((title) => createElement(Actions, { title })),
        () => undefined,
      )
    })
    return () => {
      isStillWanted = false
      stop()
      actions.set(null)
    }
  }, [isWanted, actions])
  return <CardActionsSlot value={actions}>{children}</CardActionsSlot>
}
