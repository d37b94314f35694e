import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { toast } from '../../../../lib/toast.ts'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import { deleteWrittenComments, restoreWrittenComments } from './written-comments.queries.ts'

interface Asked {
  readonly ids: readonly number[]
  /** When the rows need not stay chosen. */
  clear(): void
}

type Act = (comments: readonly { readonly id: number }[], clear?: () => void) => void

const paramsOf = (ids: readonly number[]) => ({ params: { ids: ids.join(',') } })

/** Deletes comments of members with a reason, and shows them again: all of them or none. */
export function useWrittenDecisions(onDone: () => void = () => undefined) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const restoring = useWrite(restoreWrittenComments, {
    onSuccess: ({ restored: count }) => {
      toast.positive(t('[one Comment shown again|other :count comments shown again]', { count }))
    },
  })
  const ids = asked?.ids ?? []
  const deleting = useWrite(deleteWrittenComments, {
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Comment deleted|other Deleted :count comments]', { count }), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => restoring.mutate(paramsOf(ids)),
      })
      asked?.clear()
      setAsked(undefined)
      onDone()
    },
  })
  const idsOf = (comments: Parameters<Act>[0]) => comments.map(({ id }) => id)
  const ask: Act = (comments, clear = () => undefined) => {
    if (comments.length > 0) setAsked({ ids: idsOf(comments), clear })
  }
  const restore: Act = (comments, clear) => {
    if (comments.length === 0) return
    restoring.mutate(paramsOf(idsOf(comments)), { onSuccess: () => clear?.() })
  }
  const count = ids.length
  return {
    ask,
    restore,
    dialog: asked && (
      <ReasonDialog
        use="comment"
        title={t('Delete [one this comment|other :count comments]?', { count })}
        text={t(
          'Answers stay, below a note that a comment was deleted. What was said about it stays in the history.',
        )}
        confirmLabel={t('Delete')}
        isBusy={deleting.isPending}
        onConfirm={(said) => deleting.mutate({ ...paramsOf(ids), body: said })}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
