import type { ReactNode } from 'react'
import { Backdrop } from '../../../ui/backdrop.tsx'
import { backdropOf } from './artwork.ts'
import classes from './page-scene.module.css'

interface PageSceneProps {
  /** The work whose scene it is; without one the page has its ground alone. */
  of: { readonly id: number; readonly backdrop: string | null } | undefined
  children: ReactNode
}

/** A page about a work, with its scene behind the head, fading into the ground. */
export function PageScene({ of, children }: PageSceneProps) {
  return (
    <div className={classes.stage}>
      {of && (
        <div className={classes.scene} aria-hidden>
          <Backdrop {...backdropOf(of)} />
        </div>
      )}
      {children}
    </div>
  )
}
