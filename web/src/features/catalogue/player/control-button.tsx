import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './controls.module.css'

interface ControlButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  /** The key that does the same. */
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A picture to press. */
export function ControlButton({ label, shortcut, children, ...props }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      {...props}
    >
      {children}
    </button>
  )
}
