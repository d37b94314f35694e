import type { TitleFrameView } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'

/** The tabs of the editor, by the last part of their addresses. */
export const TITLE_TABS = [
  { path: 'primary-facts', label: 'Primary facts' },
  { path: 'images', label: 'Images', count: 'images' },
  { path: 'genres', label: 'Genres', count: 'genres' },
  { path: 'keywords', label: 'Keywords', count: 'keywords' },
  { path: 'countries', label: 'Countries', count: 'countries' },
  { path: 'cast', label: 'Cast', count: 'cast' },
  { path: 'crew', label: 'Crew', count: 'crew' },
  { path: 'videos', label: 'Videos', count: 'videos', needs: 'videos.update' },
  { path: 'seasons', label: 'Seasons', count: 'seasons' },
  { path: 'reviews', label: 'Reviews', count: 'reviews' },
  { path: 'comments', label: 'Comments', count: 'comments' },
] as const satisfies readonly {
  path: string
  label: string
  count?: keyof TitleFrameView['counts']
  /** Besides what the editor itself takes. */
  needs?: Permission
}[]
