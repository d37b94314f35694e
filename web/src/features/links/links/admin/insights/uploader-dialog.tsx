import { RECORD_OF_NEWEST } from '@mediatheque/contract/links/insights/insights.constants.ts'
import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { errorMessage } from '../../../../../lib/toast.ts'
import { Chip } from '../../../../../ui/chip.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import classes from './insights.module.css'
import { uploaderDenialsQuery } from './insights.queries.ts'
import { UploaderTrust } from './uploader-trust.tsx'

interface UploaderDialogProps {
  uploader: UploaderView | undefined
  onClose(): void
}

/** How an uploader did so far, and why their last contributions were denied. */
export function UploaderDialog({ uploader, onClose }: UploaderDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={uploader !== undefined}
      onClose={onClose}
      centered
      title={uploader && t('Record of :name', { name: uploader.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {uploader && (
        <Stack gap="md">
          <UploaderRecord of={uploader} />
          <UploaderTrust of={uploader} />
          <LastDenials of={uploader} />
        </Stack>
      )}
    </Modal>
  )
}

function UploaderRecord({ of: uploader }: { of: UploaderView }) {
  const t = useTranslate()
  const format = useFormat()
  const figures = [
    ['Accepted', uploader.accepted],
    ['Denied', uploader.denied],
    ['Waiting', uploader.pending],
    ['Dead', uploader.dead],
    ['Open reports', uploader.reports],
  ] as const
  return (
    <>
      <p>
        {t('Member since :date', { date: format.date(uploader.member_since) })}{' '}
        {uploader.trust && <Chip tone="good">{t('Trusted uploader')}</Chip>}
      </p>
      <dl className={classes.facts}>
        {figures.map(([label, count]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('Of the newest :count of each kind.', { count: RECORD_OF_NEWEST })}</p>
    </>
  )
}

function LastDenials({ of: uploader }: { of: UploaderView }) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error } = useQuery(uploaderDenialsQuery(uploader.id))
  return (
    <section>
      <h3>{t('Last denials')}</h3>
      {error && <p>{errorMessage(error)}</p>}
      {!data && !error && <Skeleton height={48} />}
      {data?.denials.length === 0 && <p>{t('Nothing of theirs was denied lately.')}</p>}
      <ul className={classes.denials}>
        {data?.denials.map((denial) => (
          <li key={denial.id}>
            <p>{denial.raison}</p>
            <p>
              {denial.title} · {denial.name} · {format.date(denial.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
