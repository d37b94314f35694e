import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './notices.module.css'
import type { PlayerPage } from './player-page.ts'

interface SourceFailedProps {
  ways: PlayerPage['ways']
  text?: string
  onRetry?(): void
}

/** In place of what does not play, with every way on. Nothing is reported unless somebody says so. */
export function SourceFailed({ ways, text, onRetry }: SourceFailedProps) {
  const t = useTranslate()
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
      <p>{text ?? t('This video is not available for moment. Please try again later.')}</p>
      <div className={classes.ways}>
        {ways.onNextSource && (
          <Button onClick={ways.onNextSource}>{t('Try the next source')}</Button>
        )}
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
        {ways.download && (
          <Button
            variant="default"
            component="a"
            href={ways.download}
            {...(!ways.download.startsWith('/') && {
              target: '_blank',
              rel: 'noreferrer noopener',
            })}
            leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          >
            {t('Download')}
          </Button>
        )}
      </div>
      {ways.isReported ? (
        <p className={classes.reported}>{t('You said that it does not play')}</p>
      ) : (
        ways.onReport && (
          <button type="button" className={classes.report} onClick={ways.onReport}>
            {t('Report that it does not play')}
          </button>
        )
      )}
    </div>
  )
}
