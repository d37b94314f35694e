import type { ReactNode } from 'react'
import classes from './message-page.module.css'

interface MessagePageProps {
  /** A short mark above the heading, such as the status. */
  mark: string
  title: string
  text: string
  children?: ReactNode
}

/** A page that has nothing to show but a message and a way on. */
export function MessagePage({ mark, title, text, children }: MessagePageProps) {
  return (
    <section className={classes.page}>
      <p className={classes.mark} aria-hidden>
        {mark}
      </p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  )
}
