import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useNavigate } from '@tanstack/react-router'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Its own page is left at once: read again, it would not be found. */
const deleteLists = defineWrite(ownListEndpoints.deleteLists, [
  listEndpoints.listLists,
  ownListEndpoints.listOwnLists,
])

/** Asks whether to delete a list, and leads to the others. */
export default function DeleteListDialog({ list, onClose }: { list: ListCard; onClose(): void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const remove = useWrite(deleteLists, {
    onSuccess: () => {
      toast.positive(t('Deleted “:name”', { name: list.name }))
      void navigate({ to: '/lists', ignoreBlocker: true })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Delete “:name”?', { name: list.name })}
      text={t(
        'Its titles stay in the catalogue; their order, your notes and the comments are lost.',
      )}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ params: { ids: String(list.id) }, body: { versions: versionsOf([list]) } })
      }
      onClose={onClose}
    />
  )
}
