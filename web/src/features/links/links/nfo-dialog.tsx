import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { nfoQuery } from './links.queries.ts'
import classes from './nfo-dialog.module.css'

/** The nfo of a link over the whole screen, its drawing kept as it was typed. */
export function NfoDialog({ linkId, onClose }: { linkId: number | null; onClose(): void }) {
  const t = useTranslate()
  const { data, isError } = useQuery({ ...nfoQuery(linkId ?? 0), enabled: linkId !== null })
  const nfo = data?.nfo.nfo
  return (
    <Modal opened={linkId !== null} onClose={onClose} title=".NFO" fullScreen closeButtonProps={{ 'aria-label': t('Close') }}>
      {!data && !isError && <Skeleton height={240} />}
      {(isError || (data && !nfo)) && <p>{t('Aucun .nfo trouvé')}</p>}
      {nfo && (
        <textarea className={classes.nfo} readOnly wrap="off" aria-label=".NFO" value={nfo} rows={Math.min(nfo.split('\n').length + 1, 40)} />
      )}
    </Modal>
  )
}
