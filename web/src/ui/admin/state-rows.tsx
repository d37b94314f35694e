import { type Icon, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state-rows.module.css'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Things the site stands on or keeps, one below the other, each with how it is. */
export function StateRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>
}

export interface StateRowProps {
  title: ReactNode
  state: string
  icon: Icon
  tone?: 'good' | 'warn' | 'bad' | 'off'
  /** Since when, for instance. */
  note?: ReactNode
  children: ReactNode
}

export function StateRow({ title, state, icon: StateIcon, tone, note, children }: StateRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <p className={classes.state} data-tone={tone}>
          <StateIcon {...ICON} />
          <span>{state}</span>
        </p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </li>
  )
}

interface StateFact {
  readonly name: string
  readonly value: string
  /** Over the whole width. */
  readonly isLong?: boolean
}

/** What is known of one of them. */
export function StateFacts({ facts }: { facts: readonly StateFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, isLong }) => (
        <div key={name} data-is-long={isLong || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is shown is no longer fresh. */
export function StaleNotice({ text }: { text: string }) {
  return (
    <p className={classes.stale} role="alert">
      <IconAlertTriangle {...ICON} />
      {text}
    </p>
  )
}
