import type { ReactNode } from 'react'
import classes from './chip.module.css'

export type ChipTone = 'plain' | 'accent' | 'good' | 'warn' | 'bad'

/** A small label: a quality, a language, a status. */
export function Chip({
  children,
  tone = 'plain',
  title,
}: {
  children: ReactNode
  tone?: ChipTone
  title?: string
}) {
  return (
    <span className={classes.chip} data-tone={tone} {...(title && { title })}>
      {children}
    </span>
  )
}
