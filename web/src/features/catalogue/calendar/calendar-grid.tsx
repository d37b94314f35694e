import type { CalendarEntry as Entry } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { CalendarEntry } from './calendar-entry.tsx'
import classes from './calendar-page.module.css'
import { weeksOf } from './days-of-month.ts'

/** A Monday. */
const FIRST_WEEKDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const WEEK = 7

interface CalendarGridProps {
  month: string
  days: ReadonlyMap<string, readonly Entry[]>
  /** Undefined until the page is alive: pages are shared by readers of many days. */
  today: string | undefined
}

/** A month as weeks of days; arrows go from day to day. On a phone the days that have something, one below the other. */
export function CalendarGrid({ month, days, today }: CalendarGridProps) {
  const language = useLocalization().language
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const { cellProps, handleKeyDown, grid } = useDayKeys(month, today)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys go through its days
    <table className={classes.grid} role="grid" ref={grid} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {Array.from({ length: WEEK }, (_, day) => (
            <th key={day} scope="col">
              {weekday.format(FIRST_WEEKDAY + day * DAY_MS)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- a place in a week
                <td key={index} className={classes.beside} />
              ) : (
                <Day
                  key={day}
                  day={day}
                  entries={days.get(day) ?? []}
                  isToday={day === today}
                  {...cellProps(day)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  entries: readonly Entry[]
  isToday: boolean
  tabIndex: number
  onFocus(): void
}

function Day({ day, entries, isToday, tabIndex, onFocus }: DayProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <td
      className={classes.day}
      data-day={day}
      data-empty={entries.length === 0 || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <time dateTime={day} title={isToday ? t('Today') : undefined}>
        <span className={classes.number} aria-hidden>
          {Number(day.slice(8))}
        </span>
        <span className={classes.long}>{format.longDate(day)}</span>
      </time>
      {entries.map((entry) => (
        <CalendarEntry key={keyOf(entry)} entry={entry} />
      ))}
    </td>
  )
}

export const keyOf = ({ title, episode }: Entry): string =>
  `${title.id} ${episode?.season ?? ''} ${episode?.number ?? ''}`

/** One day can be reached by Tab, the others from it: arrows, and Home and End within a week. */
function useDayKeys(month: string, today: string | undefined) {
  const days = weeksOf(month).flat()
  const first = days.find(Boolean) ?? ''
  const usual = today !== undefined && days.includes(today) ? today : first
  const [chosen, setChosen] = useState<string>()
  const current = chosen !== undefined && days.includes(chosen) ? chosen : usual
  const grid = useRef<HTMLTableElement>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = days.indexOf(current)
    const inWeek = at % WEEK
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - WEEK,
      ArrowDown: at + WEEK,
      Home: Math.max(at - inWeek, days.indexOf(first)),
      End: Math.min(at - inWeek + WEEK - 1, days.findLastIndex(Boolean)),
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const day = days[place]
    if (day) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const cellProps = (day: string) => ({
    tabIndex: day === current ? 0 : -1,
    onFocus: () => setChosen(day),
  })
  return { cellProps, handleKeyDown, grid }
}
