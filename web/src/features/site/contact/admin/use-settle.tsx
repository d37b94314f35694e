import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { showConflict } from '../../../../lib/conflicts.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { settleMessages } from './messages.queries.ts'

/** Says of messages that nothing is left to do about them, or that something is again. */
export function useSettle() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite(settleMessages, {
    onError: async (error) => {
      if (showConflict(error)) return
      toastError(error)
      if (error instanceof ApiError && error.status === 404)
        await refresh(queries, settleMessages.refreshes)
    },
  })
  const settle = (
    messages: readonly ContactMessageView[],
    isAnswered: boolean,
    onDone: () => void = () => undefined,
  ) => {
    const params = { ids: messages.map(({ id }) => id).join(',') }
    const body = { versions: versionsOf(messages), is_answered: isAnswered }
    const count = messages.length
    mutate(
      { params, body },
      {
        onSuccess: () => {
          toast.positive(
            isAnswered
              ? t(
                  '[one 1 message is marked as answered|other :count messages are marked as answered]',
                  { count },
                )
              : t('[one 1 message waits again|other :count messages wait again]', { count }),
          )
          onDone()
        },
      },
    )
  }
  return {
    settle,
    isBusy: isPending,
    /** Of a list. */
    action: {
      label: t('Mark as answered'),
      icon: <IconCheck size={16} stroke={1.5} aria-hidden />,
      onRun: (messages: readonly ContactMessageView[], clear: () => void) =>
        settle(messages, true, clear),
    },
  }
}
