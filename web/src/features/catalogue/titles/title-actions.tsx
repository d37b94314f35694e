import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { countDownloads } from '../title-cards/count-downloads.ts'
import classes from './title-page.module.css'

/** The one row of what can be done with a title, with what other features offer. On a phone the first has a line of its own. */
export function TitleActions({ title, children }: { title: TitleView; children?: ReactNode }) {
  const t = useTranslate()
  const hasFiles = countDownloads(title) > 0
  const share = async () => {
    const url = window.location.href
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: title.name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard?.writeText(url).then(
      () => toast.positive(t('Copied link to clipboard')),
      () => toast.danger(t('Copying is not possible here. The address is in the address bar.')),
    )
  }
  return (
    <div className={classes.actions}>
      {(hasFiles || (!title.can.addLink && !isStreamingOnly())) && (
        <Button
          component={Link}
          to={`/titles/${title.id}/download` as '/'}
          size="md"
          variant={hasFiles ? 'filled' : 'default'}
          leftSection={<IconDownload size={19} stroke={1.7} />}
        >
          {t('Download')}
        </Button>
      )}
      {title.can.addLink && (
        <Button
          component={Link}
          to={`/admin/liens/${title.id}/new` as '/'}
          size="md"
          variant={hasFiles ? 'default' : 'filled'}
          data-compact={hasFiles || undefined}
          title={t('Add a link')}
          leftSection={<IconPlus size={19} stroke={1.7} />}
        >
          {t('Add a link')}
        </Button>
      )}
      {children}
      <Button
        size="md"
        variant="default"
        data-compact
        title={t('Share')}
        leftSection={<IconShare2 size={19} stroke={1.5} />}
        onClick={() => void share()}
      >
        {t('Share')}
      </Button>
    </div>
  )
}
