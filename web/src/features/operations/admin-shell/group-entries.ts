import { hasPermission, type PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { mayEnterAdmin } from '../../../lib/admin-areas.ts'
import type { AdminEntry } from '../../../lib/admin-entry.ts'

export interface AdminPage {
  readonly path: string
  readonly entry: AdminEntry
}

export interface AdminGroup {
  readonly label: string
  readonly pages: readonly AdminPage[]
}

/** The entries that somebody may see, in their places. */
export function groupEntries(
  pages: readonly { readonly path: string; readonly entry: AdminEntry | undefined }[],
  holder: PermissionHolder,
): AdminGroup[] {
  const seen = pages
    .flatMap(({ path, entry }) => (entry ? [{ path, entry }] : []))
    .filter(({ path }) => mayEnterAdmin(holder, path))
    .filter(({ entry }) => (entry.needs ?? []).every((name) => hasPermission(holder, name)))
    .toSorted(byPlace)
    .map(({ path, entry }) => ({ path, entry: labelled(entry, holder) }))
  const groups = Map.groupBy(seen, ({ entry }) => entry.group)
  return [...groups].map(([label, own]) => ({ label, pages: own }))
}

interface Placed {
  readonly path: string
  readonly entry: { readonly place: number }
}

/** Two may have one place: the server and the browser know pages in another order, and show them in the same. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.entry.place - other.entry.place || (one.path < other.path ? -1 : 1)

/** Whether the page at `pathname` lies below an entry that is nearer to it than the one at `path`, which is then not where one is. */
export const hasNearerEntry = (
  groups: readonly AdminGroup[],
  path: string,
  pathname: string,
): boolean =>
  groups.some(({ pages }) =>
    pages.some(
      ({ path: other }) => other.startsWith(`${path}/`) && `${pathname}/`.startsWith(`${other}/`),
    ),
  )

const labelled = (entry: AdminEntry, holder: PermissionHolder): AdminEntry =>
  entry.ownLabel === undefined || hasPermission(holder, 'admin.access')
    ? entry
    : { ...entry, label: entry.ownLabel }
