import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type { QueueName } from '@mediatheque/contract/operations/overview/overview.schemas.ts'

/**
 * Where a page stands in the navigation of the administration. Its own file of `routes/` says so, in `staticData`. That is
 * in the first script of every page, therefore the icon is a name, and what counts is loaded when it shows.
 */
export interface AdminEntry {
  readonly group: string
  readonly label: string
  /** For those without `admin.access`, who share the frame for their own records. */
  readonly ownLabel?: string
  readonly icon: AdminIcon
  /** Smaller stands further up; a group stands where its first entry does. */
  readonly place: number
  /** Besides what its area needs (`admin-areas.ts`). */
  readonly needs?: readonly Permission[]
  /** What waits there: the number beside it, and where the start page leads. */
  readonly waits?: QueueName
}

export type AdminIcon =
  | 'ad'
  | 'broadcast'
  | 'calendar-time'
  | 'category'
  | 'chart-bar'
  | 'circle-x'
  | 'clock-pause'
  | 'copy'
  | 'credit-card'
  | 'database'
  | 'discount'
  | 'file-text'
  | 'file-zip'
  | 'files'
  | 'flag'
  | 'gift'
  | 'heartbeat'
  | 'history'
  | 'home'
  | 'inbox'
  | 'language'
  | 'link'
  | 'list'
  | 'magnet'
  | 'message'
  | 'movie'
  | 'news'
  | 'palette'
  | 'receipt'
  | 'rosette-discount-check'
  | 'settings'
  | 'shield-lock'
  | 'star'
  | 'tag'
  | 'tags'
  | 'users'
  | 'users-group'
  | 'video'

/** Part of the loader's data: names of pages above, by their route's path. */
export interface AdminCrumbs {
  readonly crumbs: Readonly<Record<string, string>>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly adminEntry?: AdminEntry
    /**
     * What a page of the administration without an entry is called in the breadcrumbs of those below it (the English
     * line). Where it is called after a record, the loader of the page below says how: {@link AdminCrumbs}.
     */
    readonly adminCrumb?: string
  }
}
