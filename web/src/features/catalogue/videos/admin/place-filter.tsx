import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { videoPlacesQuery, type VideosOf } from './videos-admin.queries.ts'
import classes from './videos.module.css'

interface PlaceFilterProps {
  of: VideosOf
  onNarrow(place: { season?: number; episode?: number }): void
}

/** Shows the videos of a season, or of an episode of it; nothing for titles that have none. */
export function PlaceFilter({ of: { titleId, season, episode }, onNarrow }: PlaceFilterProps) {
  const t = useTranslate()
  const { data } = useQuery({
    ...videoPlacesQuery(titleId, season),
    placeholderData: (before) => before,
  })
  const seasons = data?.seasons ?? []
  if (seasons.length === 0) return <span />
  const clearing = { clearable: true, clearButtonProps: { 'aria-label': t('Clear') } } as const
  return (
    <div className={classes.filter}>
      <Select
        aria-label={t('Season')}
        placeholder={t('All seasons')}
        data={seasons.map(({ number }) => ({
          value: String(number),
          label: number === 0 ? t('Specials') : t('Season :number', { number }),
        }))}
        value={season === undefined ? null : String(season)}
        onChange={(value) => onNarrow(value === null ? {} : { season: Number(value) })}
        {...clearing}
      />
      <Select
        aria-label={t('Episode')}
        placeholder={t('All episodes')}
        disabled={season === undefined}
        searchable
        nothingFoundMessage={t('Nothing found')}
        data={(data?.episodes ?? []).map(({ number, name }) => ({
          value: String(number),
          label: `${number}. ${name}`,
        }))}
        value={episode === undefined ? null : String(episode)}
        onChange={(value) =>
          season !== undefined &&
          onNarrow({ season, ...(value !== null && { episode: Number(value) }) })
        }
        {...clearing}
      />
    </div>
  )
}
