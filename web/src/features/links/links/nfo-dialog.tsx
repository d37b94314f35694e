import { Modal } from '@mantine/core'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './nfo-dialog.module.css'

interface NfoDialogProps {
  /** How the nfo is read; null while the dialog is closed. */
  query: UseQueryOptions<
    { nfo: { nfo: string | null } },
    Error,
    { nfo: { nfo: string | null } },
    QueryKey
  > | null
  onClose(): void
}

/** An nfo over the whole screen, its drawing kept as it was typed. */
export function NfoDialog({ query, onClose }: NfoDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={query !== null}
      onClose={onClose}
      title=".NFO"
      fullScreen
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {query && <Nfo query={query} />}
    </Modal>
  )
}

function Nfo({ query }: { query: NonNullable<NfoDialogProps['query']> }) {
  const t = useTranslate()
  const { data, isError } = useQuery(query)
  const nfo = data?.nfo.nfo
  if (!data && !isError) return <Skeleton height={240} />
  if (!nfo) return <p>{t('Aucun .nfo trouvé')}</p>
  return (
    <textarea
      className={classes.nfo}
      readOnly
      wrap="off"
      aria-label=".NFO"
      value={nfo}
      rows={Math.min(nfo.split('\n').length + 1, 40)}
    />
  )
}
