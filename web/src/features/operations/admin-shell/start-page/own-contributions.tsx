import type { ContributionView } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { isContributor, ownContributionsQuery } from './overview.queries.ts'
import classes from './start-page.module.css'

/** The same above the lists of those who have no start page; nothing until there is something. */
export function OwnStanding() {
  const t = useTranslate()
  const { bootstrap, can } = useSession()
  const isShown = !can('admin.access') && isContributor(bootstrap.user ?? bootstrap.guest_role)
  const { data } = useQuery({ ...ownContributionsQuery(), enabled: isShown })
  const made = isShown ? madeOf(data) : []
  if (made.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="own-contributions">
      <h2 id="own-contributions">{t('Your contributions')}</h2>
      <Made made={made} />
    </section>
  )
}

/** How the reader's own links and files stand. */
export function OwnContributions() {
  const t = useTranslate()
  return (
    <section className={classes.section} aria-labelledby="own-contributions">
      <h2 id="own-contributions">{t('Your contributions')}</h2>
      <Contributions />
    </section>
  )
}

function Contributions() {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery(ownContributionsQuery())
  if (!data && isError)
    return (
      <ErrorState
        title={t('Your contributions could not be loaded')}
        text={t('Please try again later')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={76} radius="var(--radius-l)" />
  const made = madeOf(data)
  if (made.length === 0)
    return (
      <EmptyState
        icon={<IconLink size={32} stroke={1.5} />}
        title={t('Nothing contributed yet')}
        text={t('Search for a title to add its first link.')}
      />
    )
  return <Made made={made} />
}

const madeOf = (data: { readonly contributions: readonly ContributionView[] } | undefined) =>
  data?.contributions.filter((one) => one.active + one.pending + one.dead > 0) ?? []

function Made({ made }: { made: readonly ContributionView[] }) {
  return (
    <ul className={classes.queues}>
      {made.map((contribution) => (
        <li key={contribution.kind} className={classes.queue}>
          <Contribution contribution={contribution} />
        </li>
      ))}
    </ul>
  )
}

function Contribution({
  contribution: { kind, active, pending, dead },
}: {
  contribution: ContributionView
}) {
  const t = useTranslate()
  const names = { links: t('Links'), nzbs: t('Nzbs'), torrents: t('Torrents') }
  return (
    <span className={classes.words}>
      <span className={classes.name}>{names[kind]}</span>
      <span className={classes.chips}>
        {active > 0 && <Chip tone="good">{t(':count active', { count: active })}</Chip>}
        {pending > 0 && <Chip tone="warn">{t(':count pending', { count: pending })}</Chip>}
        {dead > 0 && <Chip tone="bad">{t(':count dead', { count: dead })}</Chip>}
      </span>
    </span>
  )
}
