import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../lib/api.ts'
import { isConflict, showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage, toast } from '../../../../lib/toast.ts'
import { restoreDenials } from './denials/denials.queries.ts'
import type { QueueKind } from './queue-kinds.ts'

/** Accepts and denies, and says how many it was. */
export function useDecisions(kind: QueueKind, onSettled: () => Promise<void>) {
  const t = useTranslate()
  const { mutate: undo } = useWrite(restoreDenials, {
    onSuccess: () => toast.positive(t('Denial undone')),
  })
  const [held, setHeld] = useState<Held>()
  const decide = useMutation({
    mutationFn: kind.validate,
    onSuccess: ({ validated, denials }, { body }) =>
      body.validation === 'accept'
        ? toast.positive(t('Accepted [one 1 record|other :count records]', { count: validated }))
        : toast.positive(t('Denied [one 1 record|other :count records]', { count: validated }), {
            label: t('Undo'),
            forMs: UNDO_MS,
            run: () => undo({ params: { ids: denials.join(',') }, body: {} }),
          }),
    onError: (failure, decision) => {
      if (isHeld(failure)) return setHeld({ decision, message: errorMessage(failure) })
      setHeld(undefined)
      if (showConflict(failure)) return
      toast.danger(
        failure instanceof ApiError && failure.status === 422
          ? errorMessage(failure)
          : t('Could not delete records'),
      )
    },
    // What was chosen and the reason that was typed are kept for who has to look again.
    onSettled: async (_done, failure) => {
      if (isConflict(failure) || isHeld(failure)) return
      setHeld(undefined)
      await onSettled()
    },
  })
  return { ...decide, held, setHeld }
}

type Decision = Parameters<QueueKind['validate']>[0]

/** A decision about what somebody else is looking at. */
interface Held {
  readonly decision: Decision
  /** Who it is. */
  readonly message: string
}

const isHeld = (failure: unknown) => failure instanceof ApiError && 'take_over' in failure.errors

export const takingOver = (decision: Decision): Decision => ({
  ...decision,
  body: { ...decision.body, take_over: true },
})
