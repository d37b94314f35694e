import type { ErrorGroupView } from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import { Button, Group, Modal } from '@mantine/core'
import { IconCheck, IconRotate2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, nameError } from './error-cells.tsx'
import { errorQuery } from './errors.queries.ts'
import classes from './logs.module.css'

interface ErrorDialogProps {
  of: ErrorGroupView
  isBusy: boolean
  onSettle(isSolved: boolean): void
  onClose(): void
}

/** A fault with its trace, and in which versions it happened. */
export function ErrorDialog({ of: known, isBusy, onSettle, onClose }: ErrorDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const { data, error } = useQuery(errorQuery(known.id))
  const details = data?.error
  const shown = details ?? known
  const isSolved = shown.state === 'solved'
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={nameError(shown)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <dl className={classes.facts}>
        <dt>{t('State')}</dt>
        <dd>
          <ErrorState of={shown} />
        </dd>
        <dt>{t('What was being done')}</dt>
        <dd>{shown.origin || '–'}</dd>
        <dt>{t('Place in the code')}</dt>
        <dd>
          <code>{shown.place || '–'}</code>
        </dd>
        <dt>{t('First time')}</dt>
        <dd>{format.dateTime(shown.first_at)}</dd>
        <dt>{t('Last time')}</dt>
        <dd>{format.dateTime(shown.last_at)}</dd>
        <dt>{t('Count')}</dt>
        <dd>{format.number(shown.count)}</dd>
        {details && (
          <>
            <dt>{t('By version')}</dt>
            <dd>
              {details.versions
                .map(({ version, count }) => `${version}: ${format.number(count)}`)
                .join(', ')}
            </dd>
          </>
        )}
      </dl>
      {!data && !error && <Skeleton height={160} />}
      {!data && error && <p>{errorMessage(error)}</p>}
      {details?.trace && (
        <>
          <h3 className={classes.traceHead}>{t('Trace')}</h3>
          <pre
            className={classes.trace}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
            tabIndex={0}
            role="region"
            aria-label={t('Trace')}
          >
            {details.trace}
          </pre>
        </>
      )}
      {can('settings.update') && (
        <Group justify="flex-end" mt="md">
          <Button
            variant="default"
            loading={isBusy}
            leftSection={
              isSolved ? (
                <IconRotate2 size={18} stroke={1.5} aria-hidden />
              ) : (
                <IconCheck size={18} stroke={1.5} aria-hidden />
              )
            }
            onClick={() => onSettle(!isSolved)}
          >
            {isSolved ? t('Mark as open') : t('Mark as solved')}
          </Button>
        </Group>
      )}
    </Modal>
  )
}
