import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

/** What a card needs to know of its title for what can be done with it. */
export interface ActableTitle {
  readonly id: number
  readonly slug: string
  readonly name: string
}

type RenderActions = (title: ActableTitle) => ReactNode

/** Tells what is put on cards, at once and whenever that changes; null while it is not fetched, and for those who may do nothing. */
interface CardActions {
  tell(hear: (render: RenderActions | null) => void): () => void
}

/** What other features put on the cards of titles. It is the same for ever: cards that sleep would be drawn anew for another. */
export const CardActionsSlot = createContext<CardActions>({ tell: () => () => undefined })

/** What to put on a card, which the server did not draw. */
export function useCardActions(): RenderActions | null {
  const { tell } = use(CardActionsSlot)
  const [render, setRender] = useState<RenderActions | null>(null)
  useEffect(() => tell((next) => startTransition(() => setRender(() => next))), [tell])
  return render
}

/** With the way to change what is told. */
export function createCardActions(): CardActions & { set(render: RenderActions | null): void } {
  const hearers = new Set<(render: RenderActions | null) => void>()
  let current: RenderActions | null = null
  return {
    tell: (hear) => {
      hearers.add(hear)
      if (current) hear(current)
      return () => hearers.delete(hear)
    },
    set: (render) => {
      current = render
      for (const hear of hearers) hear(render)
    },
  }
}
