import type { ReactNode } from 'react'
import classes from './appearance.module.css'

/** What a panel is about, and in a line what it is for. */
export function PanelHead({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <header className={classes.panelHead}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
  )
}
