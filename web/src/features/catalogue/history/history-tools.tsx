import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { deletePlays, fileAddress } from './history.queries.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Takes along what is shown, or forgets all there is. */
export function HistoryTools({ query }: { query: string }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useWrite(deletePlays, {
    onSuccess: () => {
      setAsking(false)
      toast.positive(t('Your watch history was deleted'))
    },
  })
  return (
    <>
      <Button
        variant="default"
        component="a"
        href={fileAddress('csv', query)}
        download
        aria-label={t('Download as CSV')}
        leftSection={<IconDownload {...ICON} />}
      >
        CSV
      </Button>
      <Button
        variant="default"
        component="a"
        href={fileAddress('json', query)}
        download
        aria-label={t('Download as JSON')}
        leftSection={<IconDownload {...ICON} />}
      >
        JSON
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash {...ICON} />}
        onClick={() => setAsking(true)}
      >
        {t('Delete everything')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Delete your watch history?')}
        text={t(
          'All of it goes, with the places where you stopped. What you marked as watched by hand stays. This cannot be undone.',
        )}
        confirmLabel={t('Delete everything')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate({ body: { all: true } })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
