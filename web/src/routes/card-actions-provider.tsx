import { createElement, type ReactNode, useEffect, useState } from 'react'
import {
  type ActableTitle,
  CardActionsSlot,
} from '../features/catalogue/title-cards/card-actions-slot.ts'
import { useSession } from '../lib/session.tsx'
import { whenIdle } from '../lib/when-idle.ts'

type Render = (title: ActableTitle) => ReactNode

/** Puts what members do with titles on their cards, fetched once the page is there and nothing else waits. */
export function CardActionsProvider({ children }: { children: ReactNode }) {
  const { user, can } = useSession()
  const isWanted = user !== null && (can('lists.create') || can('reviews.create'))
  const [part, setPart] = useState<{ readonly render: Render }>()
  useEffect(() => {
    if (!isWanted || part) return
    return whenIdle(() => {
      // Without it the cards lead to their titles all the same.
      void import('./card-actions.tsx').then(
        ({ default: Actions }) => setPart({ render: (title) => createElement(Actions, { title }) }),
        () => undefined,
      )
    })
  }, [isWanted, part])
  return (
    <CardActionsSlot value={isWanted ? (part?.render ?? null) : null}>{children}</CardActionsSlot>
  )
}
