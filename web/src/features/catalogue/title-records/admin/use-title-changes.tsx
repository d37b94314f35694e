import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useSession } from '../../../../lib/session.tsx'
import type { BulkAction, WholeList } from '../../../../ui/data-table/selection-bar.tsx'
import type { DeletableTitle } from './use-title-deletion.tsx'

const dialog = lazyDialog(() => import('./change-titles-dialog.tsx'))

interface Chosen {
  readonly titles: readonly DeletableTitle[]
  /** Absent: these titles and no others. */
  readonly whole?: WholeList
  clear(): void
}

/** Chosen titles, or all that were found, are changed in the same way, once it was shown what becomes of them. */
export function useTitleChanges<Row extends DeletableTitle>(): {
  readonly actions: readonly BulkAction<Row>[]
  readonly part: ReactNode
} {
  const t = useTranslate()
  const { can } = useSession()
  const [chosen, setChosen] = useState<Chosen>()
  if (!can('admin.access') || !can('titles.update')) return { actions: [], part: null }
  const close = () => setChosen(undefined)
  const change: BulkAction<Row> = {
    label: t('Edit'),
    icon: <IconPencil size={16} stroke={1.5} aria-hidden />,
    all: 'change',
    onRun: (titles, clear) => dialog.load(() => setChosen({ titles, clear })),
    onRunAll: (titles, whole) =>
      dialog.load(() => setChosen({ titles, whole, clear: () => undefined })),
  }
  return {
    actions: [change],
    part: chosen && (
      <Suspense>
        <dialog.Part
          titles={chosen.titles}
          whole={chosen.whole}
          onClose={close}
          onDone={() => (chosen.clear(), close())}
        />
      </Suspense>
    ),
  }
}
