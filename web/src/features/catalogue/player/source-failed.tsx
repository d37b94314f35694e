import { Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './notices.module.css'
import { remember, usePlayerMemory } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'

interface SourceFailedProps {
  ways: PlayerPage['ways']
  text?: string
  onRetry?(): void
}

/** In place of what does not play, with every way on. Nothing is reported unless somebody says so, of this or for good. */
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
      {(ways.isReported || ways.onReport) && <Report ways={ways} />}
    </div>
  )
}

/** Said of what is offline it would blame the video for the network. */
const canTell = () => navigator.onLine

function Report({ ways: { onReport, isReported } }: Pick<SourceFailedProps, 'ways'>) {
  const t = useTranslate()
  const { reportsByItself } = usePlayerMemory()
  const isDue = reportsByItself && !isReported
  // Once, whatever becomes of it.
  const reportByItself = useEffectEvent(() => onReport?.())
  useEffect(() => {
    if (isDue && canTell()) reportByItself()
  }, [isDue])
  return (
    <div className={classes.ways}>
      {isReported ? (
        <span className={classes.reported}>{t('You said that it does not play')}</span>
      ) : (
        <button type="button" className={classes.report} onClick={onReport}>
          {t('Report that it does not play')}
        </button>
      )}
      <Checkbox
        size="xs"
        classNames={{ label: classes.reported }}
        label={t('From now on by itself')}
        checked={reportsByItself}
        onChange={({ currentTarget }) => remember({ reportsByItself: currentTarget.checked })}
      />
    </div>
  )
}
