import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type { ComponentType } from 'react'

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
  /** Shown to those who have all of them. */
  readonly needs: readonly Permission[]
  /** The number of things that wait there; nothing for none. */
  readonly Count?: ComponentType
}

export type AdminIcon = 'link' | 'rosette-discount-check'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly adminEntry?: AdminEntry
  }
}
