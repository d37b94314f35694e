import { hasPermission, type PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { mayEnterAdmin } from '../../../../lib/admin-areas.ts'
import type { AdminEntry, AdminIcon } from '../../../../lib/admin-entry.ts'
import { byPlace } from '../group-entries.ts'

/** Something that the palette leads to. */
export interface PaletteEntry {
  /** Without the base path; behind `#` what of the page. */
  readonly path: string
  readonly label: string
  /** What kind of thing it is, where the label does not say so. */
  readonly note?: string
  readonly icon?: AdminIcon | undefined
}

interface AdminPage {
  readonly path: string
  readonly entry: AdminEntry | undefined
}

/** Pages of the administration that somebody may enter. */
export function listPages(
  pages: readonly AdminPage[],
  holder: PermissionHolder,
  t: (key: string) => string,
): PaletteEntry[] {
  return pages
    .flatMap(({ path, entry }) => (entry ? [{ path, entry }] : []))
    .filter(({ path, entry }) => mayEnterAdmin(holder, path) && hasAll(holder, entry))
    .toSorted(byPlace)
    .map(({ path, entry }) => ({
      path: path.replace(/(?<=.)\/$/, ''),
      label: t(entry.label),
      note: entry.group && t(entry.group),
      icon: entry.icon,
    }))
}

const hasAll = (holder: PermissionHolder, { needs = [] }: AdminEntry) =>
  needs.every((name) => hasPermission(holder, name))

/** Letters without accents and case, as somebody in a hurry types them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Entries that have every typed word somewhere in what they are called, in any of these languages. */
export function matching<Entry>(
  entries: readonly Entry[],
  typed: string,
  namesOf: (entry: Entry) => readonly string[],
): Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const names = plain(namesOf(entry).join(' '))
    return words.every((word) => names.includes(word))
  })
}

const MOST_REMEMBERED = 5

/** The newest first, each once. */
export function remember(
  recent: readonly PaletteEntry[],
  chosen: PaletteEntry,
): readonly PaletteEntry[] {
  return [chosen, ...recent.filter(({ path }) => path !== chosen.path)].slice(0, MOST_REMEMBERED)
}
