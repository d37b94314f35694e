import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { toast } from '../../../../lib/toast.ts'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import { deleteWrittenReviews, restoreWrittenReviews } from './written-reviews.queries.ts'

interface Asked {
  readonly ids: readonly number[]
  /** When the rows need not stay chosen. */
  clear(): void
}

type Act = (reviews: readonly { readonly id: number }[], clear?: () => void) => void

const paramsOf = (ids: readonly number[]) => ({ params: { ids: ids.join(',') } })

/** Deletes reviews of members with a reason, and shows them again: all of them or none. */
export function useWrittenDecisions(onDone: () => void = () => undefined) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const restoring = useWrite(restoreWrittenReviews, {
    onSuccess: ({ restored: count }) => {
      toast.positive(t('[one Review shown again|other :count reviews shown again]', { count }))
    },
  })
  const ids = asked?.ids ?? []
  const deleting = useWrite(deleteWrittenReviews, {
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Review deleted|other Deleted :count reviews]', { count }), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => restoring.mutate(paramsOf(ids)),
      })
      asked?.clear()
      setAsked(undefined)
      onDone()
    },
  })
  const idsOf = (reviews: Parameters<Act>[0]) => reviews.map(({ id }) => id)
  const ask: Act = (reviews, clear = () => undefined) => {
    if (reviews.length > 0) setAsked({ ids: idsOf(reviews), clear })
  }
  const restore: Act = (reviews, clear) => {
    if (reviews.length === 0) return
    restoring.mutate(paramsOf(idsOf(reviews)), { onSuccess: () => clear?.() })
  }
  const count = ids.length
  return {
    ask,
    restore,
    dialog: asked && (
      <ReasonDialog
        use="review"
        title={t('Delete [one this review|other :count reviews]?', { count })}
        text={t('The score no longer counts. What was said about it stays in the history.')}
        confirmLabel={t('Delete')}
        isBusy={deleting.isPending}
        onConfirm={(said) => deleting.mutate({ ...paramsOf(ids), body: said })}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
