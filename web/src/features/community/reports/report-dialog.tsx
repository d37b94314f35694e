import { isOfWords } from '@mediatheque/contract/community/reports/report-kinds.ts'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnReport } from './own-report.tsx'
import { ReportForm } from './report-form.tsx'
import { type Reported, reportStatusQuery } from './reports.queries.ts'

interface ReportDialogProps {
  of: Reported
  /** What is reported, as readers know it; of comments and reviews who wrote them. */
  name: string
  onClose(): void
}

/** What the reader said is wrong with a record, to be taken back, or the form to say it. */
export default function ReportDialog({ of, name, onClose }: ReportDialogProps) {
  const t = useTranslate()
  const titles = {
    comment: t('Report a comment by :name', { name }),
    review: t('Report a review by :name', { name }),
    list: t('Report the list by :name', { name }),
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={isOfWords(of.type) ? titles[of.type] : t('Report :name', { name })}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Contents of={of} onClose={onClose} />
    </Modal>
  )
}

function Contents({ of, onClose }: Omit<ReportDialogProps, 'name'>) {
  const t = useTranslate()
  const isLoggedIn = useSession().user !== null
  const { data, error, refetch } = useQuery({ ...reportStatusQuery(of), enabled: isLoggedIn })
  // Of visitors nothing is kept that could be shown.
  if (!isLoggedIn || data?.report === null) return <ReportForm of={of} onClose={onClose} />
  if (data?.report) return <OwnReport of={of} report={data.report} onClose={onClose} />
  if (error)
    return (
      <ErrorState
        title={t('Your report could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton height={180} />
}
