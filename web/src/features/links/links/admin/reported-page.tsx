import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { useSelection } from '../../../../lib/use-selection.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import { useInsights } from './insights/insights.queries.ts'
import { UploaderDialog } from './insights/uploader-dialog.tsx'
import { QueueFrame } from './queue-frame.tsx'
import { nameOfContribution } from './queue-item.tsx'
import type { Contribution, QueueKind } from './queue-kinds.ts'
import classes from './queue.module.css'
import { ReportedRow } from './reported-row.tsx'
import { ReportsDialog } from './reports-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useChanges } from './use-changes.ts'
import { useClearReports } from './use-clear-reports.ts'
import { useQueueKeys } from './use-queue-keys.ts'

interface ReportedPageProps {
  kind: QueueKind
  page: number
  onPageChange(page: number): void
}

/** Contributions of one kind of which somebody said that something is wrong, with what was said. */
export function ReportedPage({ kind, page, onPageChange }: ReportedPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const query = useQuery({ ...kind.reported(page), placeholderData: keepPreviousData })
  const links = query.data?.pagination.data ?? []
  const insights = useInsights(kind, links)
  const [uploader, setUploader] = useState<UploaderView>()
  const selection = useSelection(links.filter((link) => link.can.delete).map(({ id }) => id))
  const [removed, setRemoved] = useState<readonly Contribution[]>([])
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const [readId, setReadId] = useState<number>()
  const { remove, isRemoving, mark, marked } = useChanges(kind)
  const { clear, isClearing } = useClearReports(kind, () => setReadId(undefined))
  const removeSome = (ids: readonly number[]) =>
    setRemoved(links.filter(({ id }) => ids.includes(id)))
  useQueueKeys({
    isOpen:
      removed.length === 0 && nfoOf === null && readId === undefined && uploader === undefined,
    selection,
    onRemove: removeSome,
  })
  return (
    <QueueFrame
      title={kind.reportedHeading(t)}
      waiting={(translate, count) =>
        translate('[one 1 contribution was reported|other :count contributions were reported]', {
          count,
        })
      }
      query={query}
      page={page}
      onPageChange={onPageChange}
      empty={{
        title: t('Nothing was reported'),
        text: t('What members say is wrong will be here.'),
      }}
    >
      {links.some((link) => link.can.delete) && (
        <SelectionBar selection={selection}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.5} />}
            disabled={selection.selected.length === 0}
            onClick={() => removeSome(selection.selected)}
          >
            {t('Delete')}
          </Button>
        </SelectionBar>
      )}
      <ul className={classes.list}>
        {links.map((link) => (
          <ReportedRow
            key={link.id}
            link={link}
            history={kind.history}
            insight={insights.of(link)}
            onUploader={setUploader}
            isSelected={selection.selected.includes(link.id)}
            isBusy={marked === link.id}
            canMark={can(kind.marks)}
            onToggle={(withShift) => selection.toggle(link.id, withShift)}
            onReports={() => setReadId(link.id)}
            onMark={(active) => mark({ row: link, active })}
            onDelete={() => setRemoved([link])}
            onNfo={() => setNfoOf(link.id)}
          />
        ))}
      </ul>
      <UploaderDialog
        uploader={insights.uploader(uploader)}
        onClose={() => setUploader(undefined)}
      />
      <ReportsDialog
        of={links.find(({ id }) => id === readId)}
        isBusy={isClearing}
        onClear={() => readId !== undefined && clear(readId)}
        onClose={() => setReadId(undefined)}
      />
      <RemovalDialog
        rows={removed}
        isBusy={isRemoving}
        onConfirm={() =>
          void remove(removed)
            .catch(() => undefined)
            .then(() => setRemoved([]))
        }
        onClose={() => setRemoved([])}
      />
      <NfoDialog query={nfoOf === null ? null : kind.nfo(nfoOf)} onClose={() => setNfoOf(null)} />
    </QueueFrame>
  )
}

interface RemovalDialogProps {
  rows: readonly Contribution[]
  isBusy: boolean
  onConfirm(): void
  onClose(): void
}

function RemovalDialog({ rows, isBusy, onConfirm, onClose }: RemovalDialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen={rows.length > 0}
      title={
        rows.length === 1
          ? t('Delete :name?', { name: nameOfContribution(rows[0]!) })
          : t('Delete :count contributions?', { count: rows.length })
      }
      text={t('This will permanently remove the items and cannot be undone.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
