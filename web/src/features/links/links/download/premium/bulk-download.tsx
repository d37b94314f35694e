import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { DOWNLOADS_AT_ONCE } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { Button, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../../lib/api.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { errorMessage } from '../../../../../lib/toast.ts'
import { ErrorState } from '../../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import PremiumFiles from './premium-files.tsx'
import own from './premium-files.module.css'

const KEPT_MS = 5 * 60_000

interface BulkDownloadProps {
  ids: readonly number[]
  onClear(): void
}

/** Stays in sight while links are chosen, and takes them all at once. */
export default function BulkDownload({ ids, onClear }: BulkDownloadProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const isTooMany = ids.length > DOWNLOADS_AT_ONCE
  return (
    <>
      <div className={own.bar} role="region" aria-label={t('Chosen links')}>
        <span role="status">
          {isTooMany
            ? t('At most :count links at once', { count: DOWNLOADS_AT_ONCE })
            : t('[one 1 item selected|other :count items selected]', { count: ids.length })}
        </span>
        <span className={own.barActions}>
          <Button variant="subtle" onClick={onClear}>
            {t('Clear the selection')}
          </Button>
          <Button
            disabled={isTooMany}
            leftSection={<IconDownload size={16} stroke={1.5} />}
            onClick={() => setOpen(true)}
          >
            {t('Download the chosen links')}
          </Button>
        </span>
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('Downloads')}
        centered
        size="lg"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Results ids={ids} />
      </Modal>
    </>
  )
}

function Results({ ids }: { ids: readonly number[] }) {
  const t = useTranslate()
  const joined = ids.join(',')
  const { data, error, refetch } = useQuery({
    queryKey: ['downloads-at-once', joined],
    queryFn: () => call(downloadEndpoints.downloadSeveral, { params: { ids: joined }, body: {} }),
    staleTime: KEPT_MS,
    refetchOnMount: false,
    retry: false,
  })
  if (error)
    return (
      <ErrorState
        title={t('These links could not be opened')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className={own.whole} aria-busy>
        <p role="status">{t('Opening your links. This takes about a second for each.')}</p>
        {ids.map((id) => (
          <Skeleton key={id} height={56} />
        ))}
      </div>
    )
  return <PremiumFiles results={data.liens} name={data.liens[0]?.lien.post.name ?? ''} />
}
