import type { ClaimView } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconCheck, IconClockPause, IconEye, IconX } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { InsightLines } from './insights/insight-lines.tsx'
import type { Insight } from './insights/insights.queries.ts'
import { nameOfContribution, QueueItem } from './queue-item.tsx'
import type { Contribution } from './queue-kinds.ts'
import classes from './queue.module.css'

interface QueueRowProps {
  link: Contribution
  isSelected: boolean
  isBusy: boolean
  /** Somebody else's. */
  claim?: ClaimView | undefined
  /** Undefined as long as it is not known. */
  insight?: Insight | undefined
  onUploader(uploader: UploaderView): void
  onToggle(withShift: boolean): void
  onAccept(): void
  onPostpone(): void
  onDeny(): void
  onNfo(): void
}

/** One contribution that waits, with all that a moderator needs to decide. */
export function QueueRow({
  link,
  isSelected,
  isBusy,
  claim,
  insight,
  onUploader,
  onToggle,
  onAccept,
  onPostpone,
  onDeny,
  onNfo,
}: QueueRowProps) {
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
          aria-label={t('Select :name', { name })}
          onChange={() => undefined}
          onClick={(event) => onToggle(event.shiftKey)}
        />
      }
      actions={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={isBusy}
            onClick={onPostpone}
            aria-label={t(':label: :name', { label: t('Postpone'), name })}
            title={t('Postpone')}
          >
            <IconClockPause size={18} stroke={1.5} />
          </ActionIcon>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconX size={16} stroke={1.5} />}
            disabled={isBusy}
            onClick={onDeny}
            aria-label={t(':label: :name', { label: t('Deny'), name: name })}
          >
            {t('Deny')}
          </Button>
          <Button
            size="sm"
            variant="default"
            className={classes.soft ?? ''}
            leftSection={<IconCheck size={16} stroke={1.5} />}
            loading={isBusy}
            onClick={onAccept}
            aria-label={t(':label: :name', { label: t('Accept'), name: name })}
          >
            {t('Accept')}
          </Button>
        </>
      }
    >
      {insight && <InsightLines of={insight} onUploader={onUploader} />}
      {claim && (
        <p className={classes.claim}>
          <IconEye size={16} stroke={1.5} aria-hidden />
          {t('Looked at by :name', { name: claim.user.name })}
        </p>
      )}
    </QueueItem>
  )
}
