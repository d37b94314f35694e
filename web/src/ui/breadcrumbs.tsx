import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './breadcrumbs.module.css'

export interface Crumb {
  readonly name: string
  /** Without the base path; absent for the page itself. */
  readonly path?: string
}

interface BreadcrumbsProps {
  label: string
  crumbs: readonly Crumb[]
  /** A link of the router's, handed in because `ui` knows no addresses. */
  link(path: string, name: string): ReactNode
}

/** The way from the front page to here; on a phone it wraps, and long names are cut. */
export function Breadcrumbs({ label, crumbs, link }: BreadcrumbsProps) {
  return (
    <nav className={classes.breadcrumbs} aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={`${index}-${path ?? name}`}>
            {path === undefined ? <span aria-current="page">{name}</span> : link(path, name)}
            {index < crumbs.length - 1 && <IconChevronRight size={14} stroke={1.5} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
