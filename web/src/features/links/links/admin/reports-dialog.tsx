import { REPORT_KINDS } from '@mediatheque/contract/community/reports/report-kinds.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Age, Author } from '../link-cells.tsx'
import type { Contribution } from './queue-kinds.ts'
import { nameOfContribution } from './queue-item.tsx'
import classes from './queue.module.css'

interface ReportsDialogProps {
  /** Undefined while it is closed. */
  of: Contribution | undefined
  isBusy: boolean
  onClear(): void
  onClose(): void
}

/** All that was said of a contribution, by whom and when; and the way to decide that nothing of it is wrong. */
export function ReportsDialog({ of: link, isBusy, onClear, onClose }: ReportsDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      title={t('Reports on :name', { name: link ? nameOfContribution(link) : '' })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {link && <ReportList of={link} reports={link.reports} />}
      <p className={classes.denyText}>
        {t('Deleting the reports keeps what they are about. What was said stays in the history.')}
      </p>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button color="red" variant="light" loading={isBusy} onClick={onClear}>
          {t('Delete all reports')}
        </Button>
      </Group>
    </Modal>
  )
}

interface ReportListProps {
  of: Pick<Contribution, 'reports_count'>
  /** Those of them that are shown. */
  reports: readonly Contribution['reports'][number][]
}

/** What was said, by whom and when. */
export function ReportList({ of: { reports_count: count }, reports }: ReportListProps) {
  const t = useTranslate()
  const hidden = count - reports.length
  return (
    <ul className={classes.reportList} aria-label={t('Reports')}>
      {reports.map(({ id, report, kind, user, created_at }) => (
        <li key={id}>
          <span className={classes.reportHead}>
            <Chip tone={kind === 'dead' ? 'bad' : 'plain'}>{t(REPORT_KINDS[kind])}</Chip>
            <span className={classes.dim}>
              <Author link={{ author: user?.username ?? null }} /> · <Age iso={created_at} />
            </span>
          </span>
          <span className={classes.report}>{report}</span>
        </li>
      ))}
      {hidden > 0 && <li className={classes.dim}>{t(':count more', { count: hidden })}</li>}
    </ul>
  )
}
