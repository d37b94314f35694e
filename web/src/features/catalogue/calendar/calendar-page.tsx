import type { CalendarAnswer } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import classes from './calendar-page.module.css'
import { monthBeside, nameOfMonth } from './days-of-month.ts'
import type { CalendarSearch } from './read-calendar-search.ts'

/** The reader's own day, which the pages that guests share cannot know. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    const now = new Date()
    const two = (number: number) => String(number).padStart(2, '0')
    setToday(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`)
  }, [])
  return today
}

/** What may be tried where nothing comes out. */
function wayOut({ mine, type }: CalendarSearch) {
  if (mine) return 'Look at another month, or show all that comes out.'
  return type ? 'Look at another month, or show all kinds.' : 'Look at another month.'
}

interface CalendarPageProps {
  calendar: CalendarAnswer
  search: CalendarSearch
  /** How programs read it. */
  children: ReactNode
}

/** What comes out in a month. */
export function CalendarPage({ calendar, search, children }: CalendarPageProps) {
  const t = useTranslate()
  const { language } = useLocalization()
  const today = useToday()
  const { month, entries } = calendar
  const days = Map.groupBy(entries, ({ date }) => date)
  return (
    <Page>
      <PageHeader title={nameOfMonth(month, language)} text={t('What comes out, day by day.')} />
      <Tools month={month} search={search} />
      {calendar.has_more && (
        <p className={classes.more}>{t('There is more than is shown. Choose a kind to see it.')}</p>
      )}
      {entries.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.25} />}
          title={t('Nothing comes out this month')}
          text={t(wayOut(search))}
        />
      )}
      {entries.length > 0 &&
        (search.view === 'list' ? (
          <CalendarDays days={days} today={today} />
        ) : (
          <CalendarGrid key={month} month={month} days={days} today={today} />
        ))}
      {children}
    </Page>
  )
}

function Tools({ month, search }: { month: string; search: CalendarSearch }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { user } = useSession()
  const { mine, view, type } = search
  const go = (next: CalendarSearch) => void navigate({ to: '/calendar', search: next })
  return (
    <div className={classes.tools} role="group" aria-label={t('Month and kind')}>
      <nav className={classes.months} aria-label={t('Months')}>
        <MonthLink search={search} to={monthBeside(month, -1)} label={t('Previous month')}>
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </MonthLink>
        <MonthLink search={search} to={undefined}>
          {t('This month')}
        </MonthLink>
        <MonthLink search={search} to={monthBeside(month, 1)} label={t('Next month')}>
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </MonthLink>
      </nav>
      <NativeSelect
        aria-label={t('Kind of title')}
        value={type ?? ''}
        data={[
          { value: '', label: t('All kinds') },
          ...TITLE_TYPES.map((value) => ({ value, label: t(TITLE_TYPE_LABELS[value]) })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = TITLE_TYPES.find((known) => known === currentTarget.value)
          const { type: _type, ...others } = search
          go({ ...others, ...(chosen && { type: chosen }) })
        }}
      />
      {user && (
        <Switch
          label={t('Only what I follow')}
          checked={mine === '1'}
          onChange={({ currentTarget }) => {
            const { mine: _mine, ...others } = search
            go({ ...others, ...(currentTarget.checked && { mine: '1' as const }) })
          }}
        />
      )}
      <Button
        variant="default"
        className={classes.view}
        onClick={() => {
          const { view: _view, ...others } = search
          go({ ...others, ...(view !== 'list' && { view: 'list' as const }) })
        }}
      >
        {view === 'list' ? t('As a grid') : t('As a list')}
      </Button>
    </div>
  )
}

interface MonthLinkProps {
  search: CalendarSearch
  /** Undefined: the month of now. */
  to: string | undefined
  label?: string
  children: ReactNode
}

function MonthLink({ search, to, label, children }: MonthLinkProps) {
  const { month: _month, ...others } = search
  return (
    <Button
      variant="default"
      {...(label !== undefined && { 'aria-label': label, title: label, px: 8 })}
      renderRoot={(props) => (
        <Link
          to="/calendar"
          search={{ ...others, ...(to !== undefined && { month: to }) }}
          resetScroll={false}
          {...props}
        />
      )}
    >
      {children}
    </Button>
  )
}
