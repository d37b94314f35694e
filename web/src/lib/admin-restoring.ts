import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { type Args, call } from './api.ts'
import { useTranslate } from './i18n.ts'
import type { Restoring } from './lists/use-delete-records.tsx'
import { toast, toastError } from './toast.ts'

/** Of records that can be brought back where they were deleted. @param endpoint `POST …/:ids/restore` */
export function useRestoring(endpoint: Endpoint): Restoring {
  const t = useTranslate()
  const restore = async (ids: string, count: number) => {
    try {
      await call(endpoint, { params: { ids } } as Args<Endpoint>)
      toast.positive(t('Restored [one 1 record|other :count records]', { count }))
    } catch (error) {
      toastError(error)
    }
  }
  return {
    text: t('They leave the site at once. They can be restored from the history.'),
    offer: (ids, count, refresh) => ({
      label: t('Undo'),
      forMs: UNDO_MS,
      run: () => void restore(ids, count).then(refresh),
    }),
  }
}
