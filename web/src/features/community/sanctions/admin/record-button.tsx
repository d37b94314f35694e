import { ActionIcon } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useSession } from '../../../../lib/session.tsx'

const dialog = lazyDialog(() => import('./member-record-dialog.tsx'))

interface RecordButtonProps {
  of: { readonly id: number; readonly name: string }
}

/** Leads to what a member did so far; there for those who decide about members. */
export function RecordButton({ of: { id, name } }: RecordButtonProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can('members.moderate')) return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={t('Record of :name', { name })}
        title={t('Record of :name', { name })}
        onClick={() => dialog.load(() => setOpen(true))}
      >
        <IconUserSearch size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <dialog.Part userId={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
