import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OfForm } from './video-fields.tsx'
import { videoPlacesQuery } from './videos-admin.queries.ts'
import classes from './videos.module.css'

/** Of which season and episode of its title a video is; nothing where the title has none. */
export function PlaceFields({ form }: OfForm) {
  const t = useTranslate()
  const { title_id: titleId, season_number: season, episode_number: episode } = form.values
  const { data } = useQuery({
    ...videoPlacesQuery(titleId ?? 0, season === null ? undefined : Number(season)),
    enabled: titleId !== null,
    placeholderData: (before) => (before?.title.id === titleId ? before : undefined),
  })
  const seasons = data?.seasons ?? []
  if (titleId === null || (seasons.length === 0 && season === null)) return null
  const seasonName = (number: number, name: string | null) => {
    const plain = number === 0 ? t('Specials') : t('Season :number', { number })
    return name && name !== plain ? `${plain} – ${name}` : plain
  }
  const clearing = { clearable: true, clearButtonProps: { 'aria-label': t('Clear') } } as const
  return (
    <div className={classes.pair}>
      <Select
        label={t('Season')}
        placeholder={t('The title itself')}
        data={withChosen(
          seasons.map(({ number, name }) => ({
            value: String(number),
            label: seasonName(number, name),
          })),
          season,
        )}
        searchable
        {...clearing}
        {...form.getInputProps('season_number')}
        onChange={(value) => {
          form.setFieldValue('season_number', value)
          form.setFieldValue('episode_number', null)
        }}
      />
      <Select
        label={t('Episode')}
        placeholder={season === null ? undefined : t('The whole season')}
        disabled={season === null}
        data={withChosen(
          (data?.episodes ?? []).map(({ number, name }) => ({
            value: String(number),
            label: `${number}. ${name}`,
          })),
          episode,
        )}
        searchable
        {...clearing}
        {...form.getInputProps('episode_number')}
      />
    </div>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

/** What is chosen is shown while the others are read, and where it is no longer among them. */
const withChosen = (options: readonly Option[], chosen: string | null): Option[] =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: chosen }, ...options]
