import { REPORT_KINDS } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { OwnReportView } from '@mediatheque/contract/community/reports/reports.schemas.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './reports.module.css'
import { deleteReports, type Reported } from './reports.queries.ts'

interface OwnReportProps {
  of: Reported
  report: OwnReportView
  onClose(): void
}

/** What the reader said of a record, for as long as nobody has decided about it. */
export function OwnReport({ of, report, onClose }: OwnReportProps) {
  const t = useTranslate()
  const format = useFormat()
  const { mutate, isPending } = useWrite(deleteReports, {
    onSuccess: () => {
      toast.positive(t('Report deleted'))
      onClose()
    },
  })
  return (
    <Stack gap="md">
      <p className={classes.note}>
        {t('Your report was sent :when. A moderator will look at it.', {
          when: format.age(report.created_at),
        })}
      </p>
      <figure className={classes.said}>
        {report.kind && <figcaption>{t(REPORT_KINDS[report.kind])}</figcaption>}
        {report.report && <blockquote>{report.report}</blockquote>}
      </figure>
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ params: { modelType: of.type, id: of.id }, body: {} })}
        >
          {t('Delete report')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('Close')}
        </Button>
      </Group>
    </Stack>
  )
}
