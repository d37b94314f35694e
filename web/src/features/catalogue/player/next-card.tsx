import { Button } from '@mantine/core'
import { useMediaState } from '@vidstack/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './notices.module.css'
import type { PlayerItem } from './player-item.ts'
import { usePlayerMemory } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'

/** Offers the next episode from the credits on, at the end at the latest, and goes there by itself where the site wants that, unless told not to. */
export function NextCard({ item, page }: { item: PlayerItem; page: PlayerPage }) {
  const t = useTranslate()
  const { settings } = useSession()
  const { by_itself: goesOn } = settings.next_episode
  const current = useMediaState('currentTime')
  const isEnded = useMediaState('ended')
  const isPaused = useMediaState('paused')
  const { repeat } = usePlayerMemory()
  const [left, setLeft] = useState(settings.next_episode.seconds)
  const [isStopped, setStopped] = useState(false)
  const { creditsStart } = item.marks
  const isAtEnd = isEnded || (creditsStart !== null && current >= creditsStart)
  const { next, play } = page
  const isShown = isAtEnd && !isStopped && page.isSeries && next !== undefined && repeat !== 'one'
  const isCounting = goesOn && isShown && (isEnded || !isPaused)
  const goOn = useEffectEvent(() => next && play(next))
  useEffect(() => {
    if (!isCounting) return
    if (left <= 0) {
      goOn()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [isCounting, left])
  if (!isShown || !next) return null
  return (
    <div className={classes.card} data-next>
      <span className={classes.nextWords}>
        <span className={classes.nextLabel}>
          {goesOn ? t('Next episode in :seconds s', { seconds: left }) : t('Next episode')}
        </span>
        <b>{next.name}</b>
      </span>
      <span className={classes.nextActs}>
        <Button size="compact-sm" onClick={() => play(next)}>
          {t('Play now')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setStopped(true)}>
          {t('Cancel')}
        </Button>
      </span>
    </div>
  )
}
