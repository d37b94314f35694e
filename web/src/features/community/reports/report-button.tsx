import { ActionIcon } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'
import type { Reported } from './reports.queries.ts'

const dialog = lazyDialog(() => import('./report-dialog.tsx'))

/** Opens the dialog in which a record is reported, and shows it where it was opened. */
export function useReportDialog(of: Reported, name: string) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => dialog.load(() => setOpen(true)),
    shown: isOpen && (
      <Suspense>
        <dialog.Part of={of} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

/** Says what is wrong with one of several records; `name` tells it from the others. */
export function ReportButton({ of, name }: { of: Reported; name: string }) {
  const t = useTranslate()
  const { can } = useSession()
  const { open, shown } = useReportDialog(of, name)
  if (!can('reports.create')) return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        onClick={open}
        aria-label={t(':label: :name', { label: t('Report'), name })}
        title={t('Report')}
      >
        <IconFlag size={18} stroke={1.5} />
      </ActionIcon>
      {shown}
    </>
  )
}
