import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { Age, StatusChip } from '../link-cells.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import { QueueFrame } from './queue-frame.tsx'
import { nameOfContribution, QueueItem } from './queue-item.tsx'
import type { Contribution, QueueKind } from './queue-kinds.ts'
import classes from './queue.module.css'
import { RowMenu } from './row-menu.tsx'
import { useChanges } from './use-changes.ts'

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
  const [removed, setRemoved] = useState<Contribution>()
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const { remove, isRemoving, mark } = useChanges(kind)
  const links = query.data?.pagination.data ?? []
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
      <ul className={classes.list}>
        {links.map((link) => (
          <QueueItem
            key={link.id}
            link={link}
            onNfo={() => setNfoOf(link.id)}
            actions={
              <>
                <HistoryButton
                  of={{ kind: kind.history, id: String(link.id), name: nameOfContribution(link) }}
                  isSmall
                />
                <RowMenu
                  row={{ ...link, nfo: false }}
                  name={nameOfContribution(link)}
                  canMark={can(kind.marks)}
                  onMark={(active) => mark({ row: link, active })}
                  onDelete={() => setRemoved(link)}
                  onNfo={() => setNfoOf(link.id)}
                />
              </>
            }
          >
            <Reports of={link} />
          </QueueItem>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('Delete :name?', { name: removed ? nameOfContribution(removed) : '' })}
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isRemoving}
        onConfirm={() =>
          void remove(removed ? [removed] : [])
            .catch(() => undefined)
            .then(() => setRemoved(undefined))
        }
        onClose={() => setRemoved(undefined)}
      />
      <NfoDialog query={nfoOf === null ? null : kind.nfo(nfoOf)} onClose={() => setNfoOf(null)} />
    </QueueFrame>
  )
}

/** What was said, by whom and when. */
function Reports({ of: link }: { of: Contribution }) {
  const t = useTranslate()
  const hidden = link.reports_count - link.reports.length
  return (
    <div className={classes.reports}>
      <StatusChip link={link} />
      <ul aria-label={t('Reports')}>
        {link.reports.map(({ id, report, user, created_at }) => (
          <li key={id}>
            <span className={classes.report}>{report}</span>{' '}
            <span className={classes.dim}>
              {user?.username ?? t('Deleted account')} · <Age iso={created_at} />
            </span>
          </li>
        ))}
        {hidden > 0 && <li className={classes.dim}>{t(':count more', { count: hidden })}</li>}
      </ul>
    </div>
  )
}
