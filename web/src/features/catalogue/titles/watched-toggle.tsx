import { IconCheck } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { watchedWrite } from './watching.queries.ts'
import classes from './watched-toggle.module.css'

interface WatchedToggleProps {
  titleId: number
  /** A season, an episode of it, or all of the title. */
  season?: number
  episode?: number
  isWatched: boolean
  /** What it is, for those who hear it. */
  name: string
  /** Words beside the mark; without them it is a mark alone. */
  label?: string
}

/** Whether the reader has seen something; what was pressed holds until the server has answered. */
export function WatchedToggle({
  titleId,
  season,
  episode,
  isWatched,
  name,
  label,
}: WatchedToggleProps) {
  const t = useTranslate()
  const { mutate, isPending, variables } = useWrite(watchedWrite)
  const isOn = isPending ? Boolean(variables.body.watched) : isWatched
  return (
    <button
      type="button"
      className={classes.toggle}
      data-bare={label === undefined || undefined}
      aria-pressed={isOn}
      aria-label={t(':label: :name', { label: t('Watched'), name })}
      title={isOn ? t('Watched') : t('Mark as watched')}
      onClick={() =>
        mutate({
          body: {
            title_id: titleId,
            season_number: season,
            episode_number: episode,
            watched: !isOn,
          },
        })
      }
    >
      <IconCheck size={label === undefined ? 18 : 16} stroke={2} aria-hidden />
      {label}
    </button>
  )
}
