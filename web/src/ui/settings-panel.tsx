import type { ReactNode } from 'react'
import classes from './settings-panel.module.css'

interface SettingsPanelProps {
  /** The panel's place in the address (`#password`) and in the side navigation. */
  id: string
  title: string
  /** What it is for, in one or two sentences. */
  text?: ReactNode
  /** A button or a badge at the end of the title's line. */
  actions?: ReactNode
  /** Its acts cannot be undone. */
  isDangerous?: boolean
  children: ReactNode
}

/** One box of a settings page; each saves on its own. */
export function SettingsPanel({
  id,
  title,
  text,
  actions,
  isDangerous,
  children,
}: SettingsPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes.panel}
      data-dangerous={isDangerous || undefined}
    >
      <header className={classes.head}>
        <div>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
