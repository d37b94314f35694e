import { createContext, type ReactNode } from 'react'

/** What a card needs to know of its title for what can be done with it. */
export interface ActableTitle {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** What other features put on the cards of titles, once it was fetched; null until then, and for those who may do nothing. */
export const CardActionsSlot = createContext<((title: ActableTitle) => ReactNode) | null>(null)
