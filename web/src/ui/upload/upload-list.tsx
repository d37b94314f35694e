import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import type { UnfinishedUpload } from '../../lib/uploads/unfinished-uploads.ts'
import type { UploadQueue, UploadRecord } from '../../lib/uploads/upload-queue.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import classes from './upload.module.css'

interface UploadListProps {
  queue: UploadQueue
  uploads: readonly UploadRecord[]
  unfinished: readonly UnfinishedUpload[]
}

/** Files on their way: how far each is, what became of it, and what can be done about it. */
export function UploadList({ queue, uploads, unfinished }: UploadListProps) {
  const t = useTranslate()
  const isOver = ({ status }: UploadRecord) => status !== 'pending' && status !== 'inProgress'
  const frame = useKeptFocus()
  return (
    <div className={classes.frame} {...frame}>
      <VisuallyHidden>
        <span role="status">{useNews(uploads)}</span>
      </VisuallyHidden>
      {uploads.length + unfinished.length > 0 && (
        <section className={classes.list} aria-label={t('Uploads')}>
          {unfinished.map((upload) => (
            <UnfinishedItem key={JSON.stringify(upload)} queue={queue} upload={upload} />
          ))}
          {uploads.map((upload) => (
            <UploadItem key={upload.id} queue={queue} upload={upload} />
          ))}
          {uploads.some(isOver) && (
            <div className={classes.head}>
              <Button variant="subtle" size="xs" onClick={() => queue.clear()}>
                {uploads.every(isOver) ? t('Clear the list') : t('Remove what is over')}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

/** What those who hear the page are told: the outcome of each file, not every percent of it. */
function useNews(uploads: readonly UploadRecord[]): string {
  const t = useTranslate()
  return uploads
    .flatMap(({ file: { name }, status, errorMessage }) => {
      if (status === 'completed') return [t(':name has arrived.', { name })]
      if (status !== 'failed') return []
      return [t(':name could not be sent: :reason', { name, reason: errorMessage ?? t('Failed') })]
    })
    .join(' ')
}

function UploadItem({ queue, upload }: { queue: UploadQueue; upload: UploadRecord }) {
  const format = useFormat()
  const { file, status, percentage } = upload
  return (
    <div className={classes.item} role="group" aria-label={file.name}>
      <span className={classes.name}>
        {file.name} <span className={classes.hint}>{format.bytes(file.size)}</span>
      </span>
      <span className={classes.state} data-status={status}>
        <UploadState upload={upload} />
      </span>
      <span className={classes.buttons}>
        <UploadButtons queue={queue} upload={upload} />
      </span>
      {(status === 'inProgress' || status === 'pending') && (
        <Progress className={classes.bar!} value={percentage} size="sm" aria-label={file.name} />
      )}
    </div>
  )
}

/** Its file is not here: browsers give none to a page that was not handed it. */
function UnfinishedItem({ queue, upload }: { queue: UploadQueue; upload: UnfinishedUpload }) {
  const t = useTranslate()
  const format = useFormat()
  const { name, size } = upload
  return (
    <div className={classes.item} role="group" aria-label={name}>
      <span className={classes.name}>
        {name} <span className={classes.hint}>{format.bytes(size)}</span>
      </span>
      <span className={classes.state}>
        {t('Not finished. Choose the file again, and it goes on where it was.')}
      </span>
      <span className={classes.buttons}>
        <IconButton
          label={t('Cancel :name', { name })}
          Icon={IconX}
          onRun={() => queue.discard(upload)}
        />
      </span>
    </div>
  )
}

function UploadState({ upload }: { upload: UploadRecord }) {
  const t = useTranslate()
  const { status, isPaused, percentage, errorMessage } = upload
  switch (status) {
    case 'pending':
      return isPaused ? t('Paused') : t('Waiting')
    case 'inProgress':
      return percentage < 100 ? t('Sending: :percentage %', { percentage }) : t('Being looked at…')
    case 'completed':
      return t('Arrived')
    case 'failed':
      return errorMessage ?? t('Failed')
    case 'aborted':
      return t('Ended')
  }
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function UploadButtons({
  queue,
  upload: { id, file, status, isPaused, isRefused },
}: {
  queue: UploadQueue
  upload: UploadRecord
}) {
  const t = useTranslate()
  const { name } = file
  const isOpen = status === 'pending' || status === 'inProgress'
  const buttons = [
    {
      isShown: isOpen && !isPaused,
      label: t('Pause :name', { name }),
      Icon: IconPlayerPause,
      run: queue.pause,
    },
    {
      isShown: isOpen && isPaused,
      label: t('Resume :name', { name }),
      Icon: IconPlayerPlay,
      run: queue.resume,
    },
    {
      isShown: (status === 'failed' || status === 'aborted') && !isRefused,
      label: t('Send :name again', { name }),
      Icon: IconRefresh,
      run: queue.retry,
    },
    {
      isShown: isOpen || (status === 'failed' && !isRefused),
      label: t('Cancel :name', { name }),
      Icon: IconX,
      run: queue.abort,
    },
  ]
  return buttons
    .filter(({ isShown }) => isShown)
    .map(({ label, Icon, run }) => (
      <IconButton key={label} label={label} Icon={Icon} onRun={() => run(id)} />
    ))
}

interface IconButtonProps {
  label: string
  Icon: typeof IconX
  onRun(): void
}

function IconButton({ label, Icon, onRun }: IconButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onRun}
    >
      <Icon {...ICON} />
    </ActionIcon>
  )
}
