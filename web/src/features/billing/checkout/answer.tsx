import type { ReactNode } from 'react'
import { Page } from '../../../ui/page.tsx'
import classes from './checkout.module.css'

interface AnswerProps {
  icon: ReactNode
  title: string
  text: string
  /** What can be done next. */
  children?: ReactNode
}

/** One thing said in the middle of a page: what became of a payment. */
export function Answer({ icon, title, text, children }: AnswerProps) {
  return (
    <Page narrow>
      <div className={classes.answer} role="status">
        {icon}
        <h1>{title}</h1>
        <p>{text}</p>
        {children && <div className={classes.actions}>{children}</div>}
      </div>
    </Page>
  )
}
