import type { ReactNode } from 'react'
import classes from './editor-bar.module.css'

/** The buttons of a long form: in sight wherever one is in it, on a phone above the site's own bar. */
export function EditorBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-editor-bar>
      {children}
    </div>
  )
}
