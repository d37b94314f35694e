import type { SanctionView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import { liftSanction } from './sanctions.queries.ts'

interface LiftDialogProps {
  sanction: Pick<SanctionView, 'id' | 'version' | 'kind'>
  onClose(): void
}

/** Takes a warning back, or ends a suspension before its time. */
export function LiftDialog({ sanction: { id, version, kind }, onClose }: LiftDialogProps) {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(liftSanction, {
    onSuccess: () => {
      toast.positive(t('It no longer stands'))
      onClose()
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  return (
    <ReasonDialog
      use={kind}
      title={kind === 'warning' ? t('Take this warning back?') : t('Lift this suspension?')}
      text={t('The member is told by mail, with what you say here.')}
      label={t('Why, for the member')}
      description={t('May be left empty.')}
      confirmLabel={t('Lift')}
      isHarmless
      isBusy={isPending}
      onConfirm={(said) => mutate({ params: { id }, body: { version, ...said } })}
      onClose={onClose}
    />
  )
}
