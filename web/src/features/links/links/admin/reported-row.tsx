import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconMessageReport, IconSkull } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { StatusChip } from '../link-cells.tsx'
import { InsightLines } from './insights/insight-lines.tsx'
import type { Insight } from './insights/insights.queries.ts'
import { nameOfContribution, QueueItem } from './queue-item.tsx'
import type { Contribution, QueueKind } from './queue-kinds.ts'
import classes from './queue.module.css'
import { ReportList } from './reports-dialog.tsx'
import { RowMenu } from './row-menu.tsx'

/** Of more, the newest: the others are a press away. */
const REPORTS_SHOWN = 3

interface ReportedRowProps {
  link: Contribution
  history: QueueKind['history']
  /** Undefined as long as it is not known. */
  insight?: Insight | undefined
  isSelected: boolean
  isBusy: boolean
  /** Whether the reader says which ones are dead. */
  canMark: boolean
  onUploader(uploader: UploaderView): void
  onToggle(withShift: boolean): void
  onReports(): void
  onMark(active: 1 | 2): void
  onDelete(): void
  onNfo(): void
}

/** A contribution that was reported, what was said of it, and what can be decided. */
export function ReportedRow({
  link,
  history,
  insight,
  isSelected,
  isBusy,
  canMark,
  onUploader,
  onToggle,
  onReports,
  onMark,
  onDelete,
  onNfo,
}: ReportedRowProps) {
  const t = useTranslate()
  const name = nameOfContribution(link)
  return (
    <QueueItem
      link={link}
      isSelected={isSelected}
      onNfo={onNfo}
      check={
        <Checkbox
          className={classes.check ?? ''}
          checked={isSelected}
          disabled={!link.can.delete}
          aria-label={t('Select :name', { name })}
          onChange={() => undefined}
          onClick={(event) => onToggle(event.shiftKey)}
        />
      }
      actions={
        <>
          <HistoryButton of={{ kind: history, id: String(link.id), name }} isSmall />
          <RowMenu
            row={{ ...link, nfo: false }}
            name={name}
            canMark={canMark}
            onMark={onMark}
            onDelete={onDelete}
            onNfo={onNfo}
          />
          <Button
            size="sm"
            variant="default"
            leftSection={<IconMessageReport size={16} stroke={1.5} />}
            onClick={onReports}
            aria-label={t(':label: :name', { label: t('Reports'), name })}
          >
            {t('Reports')}
          </Button>
          {canMark && link.active === 1 && (
            <Button
              size="sm"
              variant="default"
              className={link.proposed_dead ? (classes.soft ?? '') : ''}
              leftSection={<IconSkull size={16} stroke={1.5} />}
              loading={isBusy}
              onClick={() => onMark(2)}
              aria-label={t(':label: :name', { label: t('Mark as dead'), name })}
            >
              {t('Mark as dead')}
            </Button>
          )}
        </>
      }
    >
      {insight && <InsightLines of={{ ...insight, changed: undefined }} onUploader={onUploader} />}
      <div className={classes.reports}>
        <span className={classes.reportHead}>
          <StatusChip link={link} />
          {link.proposed_dead && <Chip tone="bad">{t('Proposed as dead')}</Chip>}
        </span>
        <ReportList of={link} reports={link.reports.slice(0, REPORTS_SHOWN)} />
      </div>
    </QueueItem>
  )
}
