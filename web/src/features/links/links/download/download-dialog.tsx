import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Modal } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import { RightsNote } from '../../../community/reports/rights-note.tsx'
import { DownloadResult } from './download-result.tsx'

/** The download of one link, over the list it was chosen from. */
export function DownloadDialog({ link, onClose }: { link: LinkView | null; onClose(): void }) {
  const t = useTranslate()
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title={t('Download')}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {link && (
        <>
          <DownloadResult linkId={link.id} />
          <RightsNote kind="link" id={link.id} />
        </>
      )}
    </Modal>
  )
}
