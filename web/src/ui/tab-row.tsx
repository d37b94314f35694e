import type { ReactNode } from 'react'
import { showCurrent } from '../lib/show-current.ts'
import classes from './tab-row.module.css'

/** Links to the tabs of a record, each a page of its own; the one that is shown says so by `aria-current`. */
export function TabRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav ref={showCurrent} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** How much a tab holds, beside its name. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={classes.count}>{children}</span>
}
