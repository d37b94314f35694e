import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useIsAlive } from '../../../../lib/use-is-alive.ts'
import { RowSkeleton } from '../../title-cards/row-skeleton.tsx'

export interface OwnRowPartProps {
  name: string
  /** Stands there until it has come. */
  waiting: ReactNode
}

/** Without it the page does as well as without a network. */
const missing = () => ({ default: (): ReactNode => null })

const PARTS = {
  continue: lazy(() => import('./continue-row.tsx').catch(missing)),
  following: lazy(() => import('./following-row.tsx').catch(missing)),
}
export const OWN_ROW_NAMES = {
  continue: 'Continue watching',
  following: 'New in what you follow',
  lists: 'Lists of members',
} as const

interface OwnRowProps {
  kind: keyof typeof PARTS
  /** Whether room is kept for it until it has come. */
  isAwaited: boolean
}

/** A row for its reader alone, fetched once the page is there; who has nothing in it never fetches it. */
export function OwnRow({ kind, isAwaited }: OwnRowProps) {
  const t = useTranslate()
  const isAlive = useIsAlive()
  if (!isAwaited) return null
  const name = t(OWN_ROW_NAMES[kind])
  const waiting = <RowSkeleton name={name} look={kind === 'continue' ? 'wide' : undefined} />
  if (!isAlive) return waiting
  const Part = PARTS[kind]
  return (
    <Suspense fallback={waiting}>
      <Part name={name} waiting={waiting} />
    </Suspense>
  )
}
