import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { toast } from '../../../lib/toast.ts'
import { useTakeSettingsUp } from '../../../lib/use-take-settings-up.ts'
import classes from './settings.module.css'
import { endTrial, keepTrial, trialQuery } from './settings.queries.ts'

/**
 * A change that could keep everybody out, with the time that is left to keep it.
 * @param onTakenBack once the former settings were read again
 */
export function TrialBanner({ onTakenBack }: { onTakenBack(): void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const takeUp = useTakeSettingsUp()
  const { data, dataUpdatedAt } = useQuery(trialQuery())
  const trial = data?.trial ?? null
  const left = useSecondsLeft(trial?.seconds_left, dataUpdatedAt, () => {
    takeUp()
    void queries.invalidateQueries().then(onTakenBack)
  })
  const keep = useWrite(keepTrial, { onSuccess: () => toast.positive(t('Kept for good')) })
  const end = useWrite(endTrial, {
    onSuccess: () => {
      toast.positive(t('Everything is as it was before'))
      takeUp()
      onTakenBack()
    },
  })
  if (!trial) return null
  const elsewhere = trial.origin !== location.origin && trial.origin
  return (
    <section className={classes.trial} aria-labelledby="settings-trial">
      <IconHourglass size={24} stroke={1.5} aria-hidden />
      <div>
        <h2 id="settings-trial">{t('On trial: :names', { names: trial.names.join(', ') })}</h2>
        <p>
          {elsewhere
            ? t('Open :address, log in there, and keep it on this page.', {
                address: elsewhere,
              })
            : t('See whether the site still works as it should, in another window too.')}
        </p>
        <p role="timer" className={classes.left}>
          {t(
            '[one Taken back by itself in 1 second unless you keep it.|other Taken back by itself in :count seconds unless you keep it.]',
            { count: left },
          )}
        </p>
      </div>
      <div className={classes.trialActions}>
        {elsewhere ? (
          <Button
            component="a"
            href={`${elsewhere}${siteUrl('/admin/settings')}`}
            target="_blank"
            rel="noopener"
          >
            {t('Open :address', { address: elsewhere })}
          </Button>
        ) : (
          <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
            {t('Keep')}
          </Button>
        )}
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
          {t('Take back')}
        </Button>
      </div>
    </section>
  )
}

/** Counts down from what the server said, and says when the time is over. */
function useSecondsLeft(said: number | undefined, saidAt: number, onOver: () => void): number {
  const [now, setNow] = useState(saidAt)
  const isRunning = said !== undefined
  const over = useEffectEvent(onOver)
  const left = Math.max(0, (said ?? 0) - Math.floor(Math.max(0, now - saidAt) / 1_000))
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  const isOver = isRunning && left === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(over, 1_000)
    return () => clearTimeout(timer)
  }, [isOver, saidAt])
  return left
}
