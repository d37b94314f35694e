import { splitMultipartLinks } from '@mediatheque/contract/links/links/split-multipart-links.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { HostIcon } from '../host-icon.tsx'
import classes from './link-editor.module.css'
import { type KnownCatalogue, Problem, UnknownPlaces } from './unknown-places.tsx'

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
        <UnknownPlaces links={links} season={season} catalogue={catalogue} hasLines />
      )}
      {problems.map(({ line, message, values }) => (
        <Problem key={line}>{t(message, values)}</Problem>
      ))}
    </div>
  )
}
