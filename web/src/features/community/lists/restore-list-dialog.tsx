import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SHOWING_LISTS } from './withheld-lists.queries.ts'

const restoreLists = defineWrite(reportedListEndpoints.restoreLists, SHOWING_LISTS)

/** Asks once, and shows a list again as it was before it was hidden. */
export default function RestoreListDialog({ list, onClose }: { list: ListCard; onClose(): void }) {
  const t = useTranslate()
  const restore = useWrite(restoreLists, {
    onSuccess: () => {
      toast.positive(t('The list is shown again'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Show “:name” again?', { name: list.name })}
      text={t('Those who could read it before read it again. Its owner is told.')}
      confirmLabel={t('Show it again')}
      cancelLabel={t('Cancel')}
      isBusy={restore.isPending}
      onConfirm={() => restore.mutate({ params: { ids: String(list.id) } })}
      onClose={onClose}
    />
  )
}
