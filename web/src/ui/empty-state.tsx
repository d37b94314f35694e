import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What will be here, or what to try. */
  text?: string
  /** The next step. */
  children?: ReactNode
}

/** In place of a list that has nothing to show. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
