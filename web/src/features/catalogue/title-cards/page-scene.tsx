import { sceneUrl, siteSceneNumber } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { ReactNode } from 'react'
import { siteUrl } from '../../../lib/page-data.ts'
import { Backdrop } from '../../../ui/backdrop.tsx'
import { backdropOf } from './artwork.ts'
import classes from './page-scene.module.css'

/** One of the site's own drawings, always the same for what has this number. */
export const siteSceneOf = (id: number) => siteUrl(sceneUrl('site', siteSceneNumber(id)))

interface PageSceneProps {
  /** The work whose scene it is; without one the page has its ground alone. */
  of?: { readonly id: number; readonly backdrop: string | null } | undefined
  /** Number of what the page is about where that is no work: it has one of the site's own scenes. */
  other?: number
  children: ReactNode
}

/** A page about a work, with its scene behind the head, fading into the ground. */
export function PageScene({ of, other, children }: PageSceneProps) {
  const shown = of
    ? backdropOf(of)
    : other !== undefined && { picture: { src: siteSceneOf(other) }, isDrawn: true }
  return (
    <div className={classes.stage}>
      {shown && (
        <div className={classes.scene} aria-hidden>
          <Backdrop {...shown} />
        </div>
      )}
      {children}
    </div>
  )
}
