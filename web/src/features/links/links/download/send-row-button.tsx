import type { SentKind } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { ActionIcon } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useClientsFor } from '../../download-clients/download-clients.queries.ts'

const dialog = lazyDialog(() => import('./send-dialog.tsx'))

interface SendRowButtonProps {
  kind: SentKind
  id: number
  /** What tells it from the others of its table. */
  name: string
}

/** Sends one of several to a client, for who has one that takes it. */
export function SendRowButton({ kind, id, name }: SendRowButtonProps) {
  const t = useTranslate()
  const { clients } = useClientsFor(kind)
  const [isOpen, setOpen] = useState(false)
  if (!clients || clients.length === 0) return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        onClick={() => dialog.load(() => setOpen(true))}
        aria-label={t(':label: :name', { label: t('Send to'), name })}
        title={t('Send to')}
      >
        <IconSend size={18} stroke={1.5} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <dialog.Part kind={kind} id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
