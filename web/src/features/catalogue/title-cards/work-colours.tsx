import type { WorkAccent } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { CSSProperties, ReactNode } from 'react'

/** A page about a work, in the work's colour. */
export const WorkColours = ({ accent, children }: { accent: WorkAccent; children: ReactNode }) => (
  <div
    data-work=""
    style={{ '--work-dark': accent.dark, '--work-light': accent.light } as CSSProperties}
  >
    {children}
  </div>
)
