import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import type { BulkAction } from '../../../../ui/data-table/selection-bar.tsx'

const dialog = lazyDialog(() => import('./delete-people-dialog.tsx'))

export interface DeletablePerson {
  readonly id: number
  readonly version: number
  readonly name: string
}

interface Chosen {
  readonly people: readonly DeletablePerson[]
  clear(): void
}
const NOTHING: Chosen = { people: [], clear: () => undefined }

interface PersonDeletion<Row> {
  readonly action: BulkAction<Row>
  /** The question. */
  readonly part: ReactNode
}

/** Chosen people are deleted, by a button or the Delete key, once their number and what goes with them was confirmed. */
export function usePersonDeletion<Row extends DeletablePerson>(): PersonDeletion<Row> {
  const t = useTranslate()
  const [{ people, clear }, setChosen] = useState<Chosen>(NOTHING)
  const close = () => setChosen(NOTHING)
  return {
    action: {
      label: t('Delete'),
      icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
      isDelete: true,
      onRun: (rows, done) => dialog.load(() => setChosen({ people: rows, clear: done })),
    },
    part: people.length > 0 && (
      <Suspense>
        <dialog.Part people={people} onClose={close} onDone={() => (clear(), close())} />
      </Suspense>
    ),
  }
}
