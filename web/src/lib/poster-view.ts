import {
  POSTER_VIEW_COOKIE,
  POSTER_VIEWS,
  type PosterView,
} from '@mediatheque/contract/core/constants.ts'
import { useState } from 'react'
import { readCookie, writeCookie } from './cookies.ts'
import { getPageData } from './page-data.ts'

const KEPT_DAYS = 365

/**
 * How this visitor likes the titles of channels: small or large posters, or a list; undefined for the usual size. A
 * cookie, so that pages are rendered with it.
 */
export function usePosterView() {
  const [view, setView] = useState(readPosterView)
  return [
    view,
    (wanted: PosterView | undefined) => {
      writeCookie(POSTER_VIEW_COOKIE, wanted ?? '', wanted ? KEPT_DAYS : 0)
      setView(wanted)
    },
  ] as const
}

const readPosterView = (): PosterView | undefined =>
  POSTER_VIEWS.find((view) => view === readCookie(getPageData().cookies, POSTER_VIEW_COOKIE))
