import type { PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { describe, expect, it } from 'vitest'
import type { AdminEntry } from '../../../lib/admin-entry.ts'
import { groupEntries } from './group-entries.ts'

const links: AdminEntry = {
  group: 'Contributions',
  label: 'Links',
  ownLabel: 'My links',
  icon: 'link',
  place: 10,
}
const queue: AdminEntry = {
  group: 'Contributions',
  label: 'Links validation',
  icon: 'rosette-discount-check',
  place: 20,
  needs: ['titles.update'],
}
const users: AdminEntry = { ...queue, group: 'Accounts', label: 'Users', place: 5 }
const pages = [
  { path: '/admin/liens-validation', entry: queue },
  { path: '/admin', entry: undefined },
  { path: '/admin/liens', entry: links },
  { path: '/admin/users', entry: users },
]
const holding = (...names: string[]): PermissionHolder => ({
  permissions: names.map((name) => ({ name, restrictions: [] })),
})
const shown = (holder: PermissionHolder) =>
  groupEntries(pages, holder).map(({ label, pages: own }) => [
    label,
    ...own.map(({ path, entry }) => `${entry.label} ${path}`),
  ])

describe('the navigation of the administration', () => {
  it('has every page that says where it stands, in its place', () => {
    expect(shown(holding('admin'))).toEqual([
      ['Accounts', 'Users /admin/users'],
      ['Contributions', 'Links /admin/liens', 'Links validation /admin/liens-validation'],
    ])
  })

  it('is the same from pages in whichever order, where two have one place', () => {
    const same = [...pages, { path: '/admin/torrents', entry: { ...queue, label: 'Torrents' } }]
    expect(groupEntries(same, holding('admin'))).toEqual(
      groupEntries(same.toReversed(), holding('admin')),
    )
  })

  it('shows what somebody may see, and calls their own records theirs', () => {
    expect(shown(holding('liens.create', 'titles.update'))).toEqual([
      ['Contributions', 'My links /admin/liens'],
    ])
  })
})
