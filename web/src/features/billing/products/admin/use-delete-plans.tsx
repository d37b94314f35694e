import type { PlanRow } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { deletePlans } from './plans.queries.ts'

interface Asked {
  readonly plans: readonly PlanRow[]
  clear(): void
}

/** The action of the list that deletes plans, or hides those that somebody had, and the question before. */
export function useDeletePlans() {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const plans = asked?.plans ?? []
  const remove = useWrite(deletePlans, {
    onSuccess: ({ deleted, hidden }) => {
      if (deleted > 0)
        toast.positive(t('[one 1 plan deleted|other :count plans deleted]', { count: deleted }))
      if (hidden > 0)
        toast.positive(t('[one 1 plan hidden|other :count plans hidden]', { count: hidden }))
      asked?.clear()
      setAsked(undefined)
    },
  })
  return {
    action: {
      label: t('Delete'),
      icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
      isDelete: true,
      onRun: (rows: readonly PlanRow[], clear: () => void) => setAsked({ plans: rows, clear }),
    },
    dialog: (
      <ConfirmDialog
        isOpen={plans.length > 0}
        title={t('[one Delete this plan?|other Delete :count plans?]', { count: plans.length })}
        text={t(
          'A plan that somebody has, had, or still gets for a gift code or a payment that was begun, is hidden instead: who has it keeps it, and nobody is offered it.',
        )}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate({
            params: { ids: plans.map(({ id }) => id).join(',') },
            body: { versions: versionsOf(plans) },
          } as never)
        }
        onClose={() => setAsked(undefined)}
      />
    ),
  } as const
}
