import type { TitleFrameView } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { hideTitle } from './title-editing.queries.ts'

/** Takes the title out of everybody's sight, once that was confirmed. */
export function HideTitle({ title: { id, name, version } }: { title: TitleFrameView }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useWrite(hideTitle, {
    onSuccess: () => {
      toast.positive(t('Title hidden'))
      void navigate({ to: '/admin/titles/hidden' })
    },
  })
  const hide = () =>
    mutate({
      params: { ids: String(id) },
      body: { changes: { visibility: 'hidden' }, versions: { [id]: version } },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Hide')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('Hide :name?', { name })}
        text={t(
          'Nobody sees it any more, nor what belongs to it, until it is shown again among the hidden titles.',
        )}
        confirmLabel={t('Hide')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={hide}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
