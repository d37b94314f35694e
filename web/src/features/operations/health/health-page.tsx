import { HEALTH_FACTS } from '@mediatheque/contract/operations/health/health.schemas.ts'
import type {
  HealthPartName,
  HealthPartView,
  HealthState,
} from '@mediatheque/contract/operations/health/health.schemas.ts'
import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClockQuestion,
  IconRefresh,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import {
  StaleNotice,
  StateFacts,
  StateRow,
  type StateRowProps,
  StateRows,
} from '../../../ui/admin/state-rows.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FACT_NAMES, PART_NAMES, PROBLEMS, REMEDIES, STATE_NAMES } from './health-words.ts'
import { siteHealthQuery } from './health.queries.ts'
import { PendingChanges, UpgradeHelp } from './upgrade-part.tsx'
import classes from './health.module.css'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

const STATES: Readonly<Record<HealthState, Pick<StateRowProps, 'icon' | 'tone'>>> = {
  good: { icon: IconCircleCheck, tone: 'good' },
  warning: { icon: IconAlertTriangle, tone: 'warn' },
  bad: { icon: IconCircleX, tone: 'bad' },
  off: { icon: IconCircleMinus, tone: 'off' },
  silent: { icon: IconClockQuestion, tone: 'warn' },
}

interface HealthPageProps {
  /** What else can be done about a part: its feature is another. */
  below: Partial<Record<HealthPartName, ReactNode>>
}

/** How everything is that the site stands on, since when, and what to do. */
export function HealthPage({ below }: HealthPageProps) {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const { data, error, refetch } = useQuery(siteHealthQuery)
  // Looks that the page takes by itself leave the button, and who stands on it, alone.
  const [isAsked, setAsked] = useState(false)
  const ailing = data?.parts.filter(({ state }) => state !== 'good' && state !== 'off').length
  return (
    <Page>
      <PageHeader
        title={t('Health')}
        text={t('How everything is that the site stands on, and what to do where it is not well.')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh {...ICON} />}
            loading={isAsked}
            onClick={() => {
              setAsked(true)
              void refetch().finally(() => setAsked(false))
            }}
          >
            {t('Look again')}
          </Button>
        }
      />
      {!data && !error && <Skeleton height={480} />}
      {!data && error && (
        <ErrorState
          title={t('The health could not be read')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {error && (
            <StaleNotice
              text={t(
                'It could not be read again: all below is as it was when it was last looked at.',
              )}
            />
          )}
          <p className={classes.sum}>
            <span role="status">
              {ailing === 0
                ? t('Everything is well.')
                : t('[one :count part needs|other :count parts need] you to look at it.', {
                    count: ailing ?? 0,
                  })}
            </span>{' '}
            <span className={classes.quiet}>
              {t('Looked at: :time', { time: format.dateTime(data.looked_at) })}
            </span>
          </p>
          <StateRows>
            {data.parts.map((part) => (
              <Part key={part.name} part={part}>
                {below[part.name]}
              </Part>
            ))}
          </StateRows>
        </>
      )}
    </Page>
  )
}

function Part({ part, children }: { part: HealthPartView; children: ReactNode }) {
  const t = useTranslate()
  const { can } = useSession()
  const format = useFormat(useCurrentTime())
  const write = useWriteFact()
  const remedies = (REMEDIES[part.name] ?? []).filter(({ needs }) => !needs || can(needs))
  return (
    <StateRow
      title={t(PART_NAMES[part.name])}
      state={t(STATE_NAMES[part.state])}
      {...STATES[part.state]}
      note={
        part.since && (
          <time dateTime={part.since} title={format.dateTime(part.since)}>
            {t('Since: :time', { time: format.age(part.since) })}
          </time>
        )
      }
    >
      {part.problem && <p className={classes.advice}>{t(PROBLEMS[part.problem])}</p>}
      <StateFacts
        facts={part.facts.map((fact) => ({ name: t(FACT_NAMES[fact.name]), value: write(fact) }))}
      />
      <PendingChanges changes={part.changes} />
      {part.name === 'version' && <UpgradeHelp notes={part.notes} />}
      {(remedies.length > 0 || children) && (
        <div className={classes.acts}>
          {remedies.map(({ to, label }) => (
            <Link key={to} to={to as '/'} className={classes.link}>
              {t(label)}
            </Link>
          ))}
          {children}
        </div>
      )}
    </StateRow>
  )
}

/** A fact in its unit, in the language of the reader. */
function useWriteFact() {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  return ({ name, value }: HealthPartView['facts'][number]): string => {
    switch (HEALTH_FACTS[name]) {
      case 'bytes':
        return format.bytes(Number(value)) ?? ''
      case 'count':
        return format.number(Number(value))
      case 'milliseconds':
        return t(':count ms', { count: format.number(Number(value)) })
      case 'seconds':
        return t(':count s', { count: format.number(Number(value)) })
      case 'moment':
        return format.dateTime(String(value))
      case 'yes':
        return t('Yes')
      case 'text':
        return String(value)
    }
  }
}
