import type {
  SourceReason,
  WatchPageView,
  WatchSource,
} from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate, type Translate } from '../../../lib/i18n.ts'
import { Chip } from '../../../ui/chip.tsx'
import { spokenCode } from '../title-cards/spoken-code.ts'
import { inPlace } from './in-place.ts'
import classes from './watch-page.module.css'

interface SourceListProps {
  view: WatchPageView
  /** In place of going to its page. */
  onOpen?(videoId: number): void
}

/** What else it can be watched from, the best first, each with why; those that do not play come last and say so. */
export function SourceList({ view: { video, sources }, onOpen }: SourceListProps) {
  const t = useTranslate()
  return (
    <section className={classes.panel} aria-labelledby="sources">
      <h2 id="sources">{t('Sources')}</h2>
      <ul className={classes.list}>
        {sources.map((source) => (
          <li key={source.id}>
            <Link
              to="/watch/$videoId"
              params={{ videoId: String(source.id) }}
              replace
              resetScroll={false}
              onClick={onOpen && inPlace(() => onOpen(source.id))}
              className={classes.entry}
              {...(source.id === video.id && { 'aria-current': 'true' as const })}
            >
              {source.type === 'external' ? (
                <IconExternalLink size={18} stroke={1.6} aria-hidden />
              ) : (
                <IconPlayerPlay size={18} stroke={1.6} aria-hidden />
              )}
              <span className={classes.entryWords}>
                <span className={classes.entryName}>{source.name}</span>
                <span className={classes.facts}>{factsOf(source, t).join(' · ')}</span>
              </span>
              {source.health === 'dead' && <Chip tone="bad">{t('Does not play')}</Chip>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf({ quality, language, type, src, reason }: WatchSource, t: Translate): string[] {
  const reasons: Record<SourceReason, string> = {
    language: t('in your language'),
    subtitles: t('subtitled for you'),
    quality: t('best picture'),
    alive: t('answered'),
    own: t('on this site'),
  }
  const host = type === 'external' && src && URL.canParse(src) ? new URL(src).hostname : null
  return [quality, spokenCode(language), host, ...reason.map((each) => reasons[each])].filter(
    (fact): fact is string => Boolean(fact),
  )
}
