import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useSession } from '../../../../lib/session.tsx'
import type { BulkAction } from '../../../../ui/data-table/selection-bar.tsx'

const dialog = lazyDialog(() => import('./delete-titles-dialog.tsx'))

export interface DeletableTitle {
  readonly id: number
  readonly version: number
  readonly name: string
}

interface Chosen {
  readonly titles: readonly DeletableTitle[]
  clear(): void
}
const NOTHING: Chosen = { titles: [], clear: () => undefined }

interface TitleDeletion<Row> {
  /** What a table of titles offers of chosen rows; none for who may not. */
  readonly actions: readonly BulkAction<Row>[]
  /** The question. */
  readonly part: ReactNode
}

/** Chosen titles are deleted, by a button or the Delete key, once their number and what goes with them was confirmed. */
export function useTitleDeletion<Row extends DeletableTitle>(): TitleDeletion<Row> {
  const t = useTranslate()
  const { can } = useSession()
  const [{ titles, clear }, setChosen] = useState<Chosen>(NOTHING)
  if (!can('admin.access') || !can('titles.delete')) return { actions: [], part: null }
  const close = () => setChosen(NOTHING)
  const remove: BulkAction<Row> = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true,
    onRun: (rows, done) => dialog.load(() => setChosen({ titles: rows, clear: done })),
  }
  return {
    actions: [remove],
    part: titles.length > 0 && (
      <Suspense>
        <dialog.Part titles={titles} onClose={close} onDone={() => (clear(), close())} />
      </Suspense>
    ),
  }
}
