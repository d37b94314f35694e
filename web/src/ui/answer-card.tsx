import type { ReactNode } from 'react'
import classes from './answer-card.module.css'
import { Page } from './page.tsx'

interface AnswerCardProps {
  icon: ReactNode
  title: string
  /** A sentence, or what has to be chosen or known. */
  children: ReactNode
  /** What can be done next. */
  actions?: ReactNode
  /** It says what became of something, as soon as that is known. */
  isStatus?: boolean
}

/** One thing said or asked in the middle of a page. */
export function AnswerCard({ icon, title, children, actions, isStatus }: AnswerCardProps) {
  return (
    <Page narrow>
      <div className={classes.card} role={isStatus ? 'status' : undefined}>
        {icon}
        <h1>{title}</h1>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </Page>
  )
}
