import { reportEndpoints } from '@mediatheque/contract/community/reports/reports.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import type { QueueKind } from './queue-kinds.ts'

/** Decides that nothing is wrong with a contribution, whatever was said of it. */
export function useClearReports({ history, shown }: QueueKind, onCleared: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) =>
      call(reportEndpoints.deleteReports, {
        params: { modelType: history, id },
        body: { delete: true },
      }),
    onSuccess: async () => {
      toast.positive(t('Report deleted'))
      onCleared()
      await refresh(queries, shown)
    },
    onError: toastError,
  })
  return { clear: mutate, isClearing: isPending }
}
