import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { countDownloads } from '../title-cards/count-downloads.ts'
import { MoreActions } from './more-actions.tsx'
import { useCanWatch, WatchButton } from './watch-button.tsx'
import classes from './title-actions.module.css'

/**
 * The one row of what can be done with a title, with what other features offer. On a phone it stays at the bottom of the
 * screen, above the bar of the site.
 */
export function TitleActions({ title, children }: { title: TitleView; children?: ReactNode }) {
  const t = useTranslate()
  const hasFiles = countDownloads(title) > 0
  const canWatch = useCanWatch(title)
  const isDownloadFirst = hasFiles && !canWatch
  const share = useShare(title.name)
  return (
    <div className={classes.actions} data-page-bar>
      {canWatch && <WatchButton title={title} />}
      {(hasFiles || (!title.can.addLink && !isStreamingOnly())) && (
        <Button
          component={Link}
          to={`/titles/${title.id}/download` as '/'}
          size="md"
          variant={isDownloadFirst ? 'filled' : 'default'}
          data-compact={canWatch || undefined}
          title={t('Download')}
          leftSection={<IconDownload size={19} stroke={1.7} />}
        >
          {t('Download')}
        </Button>
      )}
      {title.can.addLink && !hasFiles && (
        <Button
          component={Link}
          to={`/admin/liens/${title.id}/new` as '/'}
          size="md"
          variant={canWatch ? 'default' : 'filled'}
          data-compact={canWatch || undefined}
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
        data-wide
        title={t('Share')}
        leftSection={<IconShare2 size={19} stroke={1.5} />}
        onClick={share}
      >
        {t('Share')}
      </Button>
      <MoreActions title={title} onShare={share} />
    </div>
  )
}

/** The sheet of a phone where there is one, else the clipboard. */
function useShare(name: string): () => void {
  const t = useTranslate()
  const share = async () => {
    const url = window.location.href
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard?.writeText(url).then(
      () => toast.positive(t('Copied link to clipboard')),
      () => toast.danger(t('Copying is not possible here. The address is in the address bar.')),
    )
  }
  return () => void share()
}
