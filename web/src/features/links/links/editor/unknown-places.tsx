import {
  findUnknownPlaces,
  type KnownSeason,
} from '@mediatheque/contract/links/links/find-unknown-places.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './link-editor.module.css'

export interface KnownCatalogue {
  readonly seasons: readonly KnownSeason[]
  /** What the catalogue lacks is entered with the links, instead of refused. */
  readonly canAddEpisodes: boolean
}

export function Problem({ children }: { children: string }) {
  return (
    <p className={classes.problem}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {children}
    </p>
  )
}

interface UnknownPlacesProps {
  /** One for each episode that the file holds. */
  links: readonly { readonly line: number; readonly episode: number | null }[]
  season: number
  catalogue: KnownCatalogue
}

/** Says before the form is sent what the catalogue lacks: it will be entered, or the contribution refused. */
export function UnknownPlaces({
  links,
  season,
  catalogue: { seasons, canAddEpisodes },
}: UnknownPlacesProps) {
  const t = useTranslate()
  const { isSeasonUnknown, episodes } = findUnknownPlaces(links, season, seasons)
  if (!canAddEpisodes && isSeasonUnknown)
    return (
      <Problem>
        {t('Season :number of this title is not in the catalogue.', { number: season })}
      </Problem>
    )
  if (!canAddEpisodes)
    return episodes.map(({ episode }) => (
      <Problem key={episode}>
        {t('Season :season of this title has no episode :episode in the catalogue.', {
          season,
          episode,
        })}
      </Problem>
    ))
  const numbers = [...new Set(episodes.map(({ episode }) => episode))].sort((a, b) => a - b)
  return (
    <>
      {isSeasonUnknown && (
        <p className={classes.hint}>
          {t('Season :number will be added to the catalogue.', { number: season })}
        </p>
      )}
      {numbers.length > 0 && (
        <p className={classes.hint}>
          {t(
            '[one Episode :episodes will be added to the catalogue.|other Episodes :episodes will be added to the catalogue.]',
            { count: numbers.length, episodes: numbers.join(', ') },
          )}
        </p>
      )}
    </>
  )
}
