import {
  type PlannedLink,
  splitMultipartLinks,
} from '@mediatheque/contract/links/links/split-multipart-links.ts'
import {
  findUnknownPlaces,
  type KnownSeason,
} from '@mediatheque/contract/links/links/find-unknown-places.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { HostIcon } from '../host-icon.tsx'
import classes from './link-editor.module.css'

export interface KnownCatalogue {
  readonly seasons: readonly KnownSeason[]
  /** What the catalogue lacks is entered with the links, instead of refused. */
  readonly canAddEpisodes: boolean
}

interface LinkPlanPreviewProps {
  text: string
  options: LinkOptionsView
  isSeries: boolean
  season: number
  catalogue: KnownCatalogue | undefined
  isFullSeason: boolean
  startEpisode: number | null
}

/** What the lines will become, as the server will read them. */
export function LinkPlanPreview({
  text,
  options,
  isSeries,
  season,
  catalogue,
  isFullSeason,
  startEpisode,
}: LinkPlanPreviewProps) {
  const t = useTranslate()
  const { links, problems } = splitMultipartLinks({
    text,
    hosts: options.hosts,
    isSeries,
    isFullSeason,
    startEpisode,
    allowUnknownHosts: options.allow_unknown_hosts,
  })
  if (text.trim() === '')
    return <p className={classes.hint}>{t('What will be created shows here as you type.')}</p>
  return (
    <div className={classes.preview} aria-live="polite">
      {links.length > 0 && (
        <p className={classes.previewTitle}>
          {t('[one 1 link will be created|other :count links will be created]', {
            count: links.length,
          })}
        </p>
      )}
      <ul className={classes.plan}>
        {links.map((link) => (
          <li key={`${link.hostName} ${link.episode}`}>
            <HostIcon icon={link.host?.icon ?? null} />
            <span className={classes.planHost}>{link.hostName}</span>
            {isFullSeason && <span className={classes.planFact}>{t('Full season')}</span>}
            {link.episode !== null && (
              <span className={classes.planFact}>
                {t('Episode :number', { number: link.episode })}
              </span>
            )}
            {link.parts.length > 1 && (
              <span className={classes.planFact}>
                {t(':count parts', { count: link.parts.length })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isSeries && catalogue && (
        <UnknownPlaces links={links} season={season} catalogue={catalogue} />
      )}
      {problems.map(({ line, message, values }) => (
        <Problem key={line}>{t(message, values)}</Problem>
      ))}
    </div>
  )
}

function Problem({ children }: { children: string }) {
  return (
    <p className={classes.problem}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {children}
    </p>
  )
}

/** Says before the form is sent what the catalogue lacks: it will be entered, or the links refused. */
function UnknownPlaces({
  links,
  season,
  catalogue: { seasons, canAddEpisodes },
}: {
  links: readonly PlannedLink[]
  season: number
  catalogue: KnownCatalogue
}) {
  const t = useTranslate()
  const { isSeasonUnknown, episodes } = findUnknownPlaces(links, season, seasons)
  if (!canAddEpisodes && isSeasonUnknown)
    return (
      <Problem>
        {t('Season :number of this title is not in the catalogue.', { number: season })}
      </Problem>
    )
  if (!canAddEpisodes)
    return episodes.map((place) => (
      <Problem key={place.line}>
        {t('Line :line: season :season has no episode :episode in the catalogue', {
          season,
          ...place,
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
