import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useSession } from '../../../../lib/session.tsx'
import type { MergeableTitle } from './merge-titles-dialog.tsx'

const dialog = lazyDialog(() => import('./merge-titles-dialog.tsx'))

interface TitleMerge {
  readonly may: boolean
  /** Opens the dialog; without the other, that is chosen there. */
  ask(title: MergeableTitle, other?: MergeableTitle): void
  readonly part: ReactNode
}

/** Merging titles, for those who may. @param onMerged is told which one stays */
export function useTitleMerge(onMerged: (into: number) => void = () => undefined): TitleMerge {
  const { can } = useSession()
  const [asked, setAsked] = useState<{ title: MergeableTitle; other?: MergeableTitle }>()
  const close = () => setAsked(undefined)
  return {
    may: can('admin.access') && can('titles.delete'),
    ask: (title, other) => dialog.load(() => setAsked({ title, ...(other && { other }) })),
    part: asked && (
      <Suspense>
        <dialog.Part
          title={asked.title}
          other={asked.other}
          onClose={close}
          onMerged={(into) => (close(), onMerged(into))}
        />
      </Suspense>
    ),
  }
}
