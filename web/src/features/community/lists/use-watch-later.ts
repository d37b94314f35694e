import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { useOwnMark } from '../marks/marks.queries.ts'
import { addForLater, removeFromList } from './own-lists.queries.ts'

/** Whether the reader keeps a title for later, and a press that changes it: shown at once, put back where it failed. */
export function useWatchLater(titleId: number) {
  const t = useTranslate()
  const mark = useOwnMark(titleId)
  const add = useWrite(addForLater, { onSuccess: () => toast.positive(t('Kept for later')) })
  const remove = useWrite(removeFromList, {
    onSuccess: () => toast.positive(t('No longer kept for later')),
  })
  const listId = mark?.watch_later_id ?? null
  const toggle = () => {
    if (add.isPending || remove.isPending) return
    if (listId === null) add.mutate({ body: { title_id: titleId } })
    else remove.mutate({ params: { id: listId }, body: { title_id: titleId } })
  }
  return { isKept: add.isPending || (listId !== null && !remove.isPending), toggle }
}
