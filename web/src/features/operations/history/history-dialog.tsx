import { HISTORY_KINDS } from '@mediatheque/contract/operations/history/history-kinds.ts'
import { Button, Modal } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import type { RevertedChange } from './history-entry.tsx'
import { HistoryTimeline } from './history-timeline.tsx'
import type { HistoryOf, HistorySubject } from './history.queries.ts'
import { RevertDialog } from './revert-dialog.tsx'
import classes from './history.module.css'

interface HistoryDialogProps {
  of: HistorySubject
  onClose(): void
  onReverted(): void
}

/** What was done to a record, and from there what else one act did. */
export default function HistoryDialog({ of, onClose, onReverted }: HistoryDialogProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [reverted, setReverted] = useState<RevertedChange>()
  const [act, setAct] = useState<string>()
  const subject = act === undefined ? of : { act }
  const isRecord = 'kind' in subject
  const noRevert = isRecord ? HISTORY_KINDS[subject.kind].noRevert : null
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={isRecord ? t('History of :name', { name: nameOf(subject) }) : t('Changes of one act')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {act !== undefined && <BackButton onBack={() => setAct(undefined)} />}
      <HistoryTimeline
        key={act}
        of={subject}
        isRecordNamed={!isRecord || subject.id.includes(',')}
        onRevert={setReverted}
        // Whoever reads about an own contribution alone is not told what else was decided.
        isActTold={isRecord}
        onAct={isRecord && can('admin.access') ? setAct : undefined}
      />
      {noRevert && <p className={classes.note}>{t(noRevert)}</p>}
      <RevertDialog
        reverted={reverted}
        onClose={() => setReverted(undefined)}
        onDone={onReverted}
      />
    </Modal>
  )
}

const nameOf = ({ name, id }: HistoryOf) => name || `#${id}`

/** Takes the focus from the line that led here, which is gone. */
function BackButton({ onBack }: { onBack(): void }) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button
      ref={button}
      className={classes.back}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
      onClick={onBack}
    >
      {t('Back to the record')}
    </Button>
  )
}
