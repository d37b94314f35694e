import type {
  EpisodePageView,
  FullCreditsView,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import type { TitleCredit } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import classes from './full-credits-page.module.css'
import { InnerPage } from './inner-page.tsx'
import { episodeCrumbs, partCrumbs } from './title-pages-head.ts'
import { episodeTabs, titleTabs } from './title-tabs.ts'

/** So many of a department stand below one another; departments of that size stand side by side. */
const SMALL = 3

interface Part extends TitleCredit {
  readonly episodes_count?: number
}

interface Group {
  readonly department: string
  readonly credits: readonly Part[]
}

/** Everybody who took part in a title. */
export function FullCreditsPage({ title, departments }: FullCreditsView) {
  const t = useTranslate()
  return (
    <InnerPage
      title={title}
      crumbs={partCrumbs(title, t('Full credits'), t)}
      heading={t('Full credits')}
      facts={countOf(departments, t)}
      tabs={titleTabs(title, t)}
    >
      <Departments
        departments={departments}
        emptyText={t('Nobody is named for :title yet.', { title: title.name })}
      />
    </InnerPage>
  )
}

/** Everybody who took part in an episode. */
export function EpisodeCreditsPage({ view }: { view: EpisodePageView }) {
  const t = useTranslate()
  const { title, season, episode } = view
  const departments = [
    ...Map.groupBy(
      [...episode.credits.cast, ...episode.credits.crew],
      ({ department }) => department,
    ),
  ].map(([department, credits]) => ({ department, credits }))
  return (
    <InnerPage
      title={title}
      crumbs={episodeCrumbs(view, t, [{ name: t('Full credits') }])}
      heading={t('Full credits')}
      facts={`${episodeCode(season.number, episode.episode_number, t)} · ${episode.name}`}
      tabs={episodeTabs(view, t)}
    >
      <Departments
        departments={departments}
        emptyText={t('Nobody is named for this episode alone.')}
      />
      {departments.length === 0 && (
        <p className={classes.more}>
          <Link
            to="/titles/$id/$slug/full-credits"
            params={{ id: String(title.id), slug: title.slug }}
          >
            {t('Everybody in :title', { title: title.name })}
          </Link>
        </p>
      )}
    </InnerPage>
  )
}

function countOf(departments: readonly Group[], t: Translate): string {
  return t('[one 1 person|other :count people]', {
    count: new Set(departments.flatMap(({ credits }) => credits.map(({ id }) => id))).size,
  })
}

function Departments({
  departments,
  emptyText,
}: {
  departments: readonly Group[]
  emptyText: string
}) {
  const t = useTranslate()
  if (departments.length === 0)
    return (
      <EmptyState
        icon={<IconUsers size={32} stroke={1.5} />}
        title={emptyText}
        text={t('They are listed here as soon as they are known.')}
      />
    )
  return (
    <div className={classes.departments}>
      {departments.map(({ department, credits }) => (
        <section
          key={department}
          aria-labelledby={`department-${department}`}
          data-wide={credits.length > SMALL || undefined}
        >
          <h2 id={`department-${department}`}>
            {department === 'cast' ? t('Cast') : t(department)} <span>{credits.length}</span>
          </h2>
          <ul className={classes.people}>
            {credits.map((credit, index) => (
              <li key={`${credit.id}-${index}`}>
                <PersonCard person={credit} facts={factsOf(credit, t)} isLine />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function factsOf({ character, job, episodes_count: episodes = 0 }: Part, t: Translate): string {
  return [
    character ?? (job && t(job)),
    episodes > 0 && t('[one 1 episode|other :count episodes]', { count: episodes }),
  ]
    .filter(Boolean)
    .join(' · ')
}
