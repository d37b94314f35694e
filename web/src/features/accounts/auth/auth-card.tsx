import type { ReactNode } from 'react'
import classes from './auth.module.css'

interface AuthCardProps {
  heading: string
  /** A line below the heading. */
  message?: string | undefined
  children: ReactNode
  /** The way to the other form, below this one. */
  other?: ReactNode
}

/** One form in the middle of the page. */
export function AuthCard({ heading, message, children, other }: AuthCardProps) {
  return (
    <>
      <section className={classes.card}>
        <h1 className={classes.heading}>{heading}</h1>
        {message && <p className={classes.message}>{message}</p>}
        {children}
      </section>
      {other && <p className={classes.other}>{other}</p>}
    </>
  )
}
