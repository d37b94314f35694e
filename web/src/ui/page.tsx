import type { ReactNode } from 'react'
import classes from './page.module.css'

/** The width and the margins of a page. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** Of the heading, for what is named by it. */
  titleId?: string
  /** One line under the title. */
  text?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

export function PageHeader({ title, titleId, text, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 id={titleId}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
