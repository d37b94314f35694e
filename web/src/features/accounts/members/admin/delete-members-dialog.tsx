import type { MemberRow } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { ownDataEndpoints } from '@mediatheque/contract/accounts/own-data/own-data.endpoints.ts'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePasswordConfirmation } from '../../../../lib/password-confirmation.tsx'
import { toast, toastError } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'

interface DeleteMembersDialogProps {
  members: readonly Pick<MemberRow, 'id' | 'name' | 'can'>[]
  onClose(): void
  onDone(): void
}

/** Says what goes with accounts and what stays, and deletes them, all of them or none. */
export function DeleteMembersDialog({ members, onClose, onDone }: DeleteMembersDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const count = members.length
  const refused = members.filter(({ can }) => !can.delete)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      confirmed(() =>
        call(ownDataEndpoints.deleteUsers, {
          params: { ids: members.map(({ id }) => id).join(',') },
          body: { deleteCurrentUser: false },
        }),
      ),
    onSuccess: async (answer) => {
      if (!answer) return
      toast.positive(
        t('[one Member deleted|other :count members deleted]', { count: answer.deleted }),
      )
      onDone()
      await queries.invalidateQueries()
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Delete [one :name|other these :count members]?', {
        count,
        name: members[0]?.name ?? '',
      })}
      text={t(
        'The [one account and what is its alone goes|other accounts and what is theirs alone go] for good: profile, reviews, lists, votes, sessions, tokens, notifications.',
        { count },
      )}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Text c="dimmed" size="sm" mt="xs">
        {t(
          'Links, files and comments that were shared stay, without a name. They are told by mail.',
        )}
      </Text>
      {refused.length > 0 && (
        <Text size="sm" mt="xs" role="status">
          {t('You cannot delete: :names.', {
            names: refused.map(({ name }) => name).join(', '),
          })}
        </Text>
      )}
    </ConfirmDialog>
  )
}
