import { Button } from '@mantine/core'
import { useMediaState } from '@vidstack/react'
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import type { ControlActions } from './controls.tsx'
import { formatTime } from './format-time.ts'
import classes from './notices.module.css'
import { NextCard } from './next-card.tsx'
import type { PlayerItem } from './player-item.ts'
import type { PlayerPage } from './player-page.ts'
import { SourceFailed } from './source-failed.tsx'
import type { usePlayableSource } from './use-playable-source.ts'

/** What is slower to be there than this is said to be late. */
const CUE_TIMEOUT_MS = 3000
const RESUMED_SHOWN_MS = 8000

interface NoticesProps {
  item: PlayerItem
  page: PlayerPage
  source: ReturnType<typeof usePlayableSource>
  actions: ControlActions
}

/** What the player has to say for itself. */
export function Notices({ item, page, source, actions }: NoticesProps) {
  const t = useTranslate()
  const canPlay = useMediaState('canPlay')
  const isWaiting = useMediaState('waiting')
  const isLate = useIsLate(`${item.id} ${source.src}`, canPlay)
  if (source.state === 'failed') return <SourceFailed ways={page.ways} onRetry={source.retry} />
  return (
    <>
      {(isWaiting || !canPlay || source.state !== 'fine') && (
        <span className={classes.spinner} aria-hidden />
      )}
      <div className={classes.line} role="status">
        {source.state === 'waiting' ? (
          <p className={classes.notice}>
            <IconWifiOff size={20} stroke={1.6} aria-hidden />
            <span>
              <b>{t('The connection was lost')}</b>{' '}
              {t('It goes on as soon as the network is back.')}
            </span>
          </p>
        ) : (
          (isLate || source.state === 'trying') && (
            <p className={classes.notice}>
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              {t('Could not cue media')}
            </p>
          )
        )}
      </div>
      <Resumed key={item.id} item={item} onStartOver={() => actions.seekTo(0)} />
      <SkipIntro item={item} onSkip={actions.seekTo} />
      <NextCard key={`next-${item.id}`} item={item} page={page} />
    </>
  )
}

function useIsLate(key: string, canPlay: boolean): boolean {
  const [late, setLate] = useState('')
  useEffect(() => {
    if (canPlay) return
    const timer = setTimeout(() => setLate(key), CUE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [key, canPlay])
  return late === key && !canPlay
}

/** Says that it goes on where it was left, and takes that back. */
function Resumed({ item, onStartOver }: { item: PlayerItem; onStartOver(): void }) {
  const t = useTranslate()
  const isStarted = useMediaState('started')
  const [isShown, setShown] = useState(item.initialTime > 0)
  useEffect(() => {
    if (!isStarted) return
    const timer = setTimeout(() => setShown(false), RESUMED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isStarted])
  if (!isShown || !isStarted) return null
  return (
    <div className={classes.card} data-start>
      <span>{t('Resumed at :time', { time: formatTime(item.initialTime) })}</span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onStartOver()
          setShown(false)
        }}
      >
        {t('Start over')}
      </Button>
    </div>
  )
}

function SkipIntro({ item, onSkip }: { item: PlayerItem; onSkip(seconds: number): void }) {
  const t = useTranslate()
  const current = useMediaState('currentTime')
  const isStarted = useMediaState('started')
  const { intro } = item.marks
  if (!intro || !isStarted || current < intro.start || current >= intro.end - 1) return null
  return (
    <div className={classes.card}>
      <Button size="sm" variant="white" color="dark" onClick={() => onSkip(intro.end)}>
        {t('Skip intro')}
      </Button>
    </div>
  )
}
