import { type ReactNode, useEffect, useId, useRef } from 'react'
import { landHere } from '../lib/land-here.ts'
import classes from './section.module.css'

interface SectionProps {
  title: string
  /** How many there are, beside the title. */
  count?: string | undefined
  /** An order to choose, a link to all. */
  actions?: ReactNode
  /** Words that are read line by line: no wider than these may be. */
  isNarrow?: boolean
  /** By which an address leads to it: `comments` of `#comments`. */
  anchor?: string
  children: ReactNode
}

/** A part of a page below its main content, as wide as the page. */
export function Section({ title, count, actions, isNarrow, anchor, children }: SectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? landHere(section.current) : undefined), [])
  return (
    <section
      ref={section}
      {...(anchor && { id: anchor })}
      className={classes.section}
      aria-labelledby={id}
      data-narrow={isNarrow || undefined}
    >
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {count && <span className={classes.count}>{count}</span>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
