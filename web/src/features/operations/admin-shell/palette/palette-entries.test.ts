import type { PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { describe, expect, it } from 'vitest'
import { listPages, matching, type PaletteEntry, remember } from './palette-entries.ts'

const holding = (...names: string[]): PermissionHolder => ({
  permissions: names.map((name) => ({ name, restrictions: [] })),
})
const entry = (path: string): PaletteEntry => ({ path, label: path })

it('leads to the pages that its reader may enter', () => {
  const page = { group: 'Contributions', icon: 'link', place: 1 } as const
  const pages = [
    { path: '/admin/', entry: { ...page, group: '', label: 'Start page', place: 0 } },
    { path: '/admin/liens-validation', entry: { ...page, label: 'Links validation' } },
    { path: '/admin/settings', entry: { ...page, label: 'Settings' } },
    { path: '/admin/liens/$titleId', entry: undefined },
  ]
  const shown = listPages(pages, holding('admin.access', 'titles.update'), (key) => key)
  expect(shown.map(({ path, label }) => `${label} ${path}`)).toEqual([
    'Start page /admin',
    'Links validation /admin/liens-validation',
  ])
})

describe('finding an entry', () => {
  const names: Record<string, readonly string[]> = {
    '/a': ['Links validation', 'Validation des liens'],
    '/b': ['Settings', 'Réglages'],
  }
  const find = (typed: string) =>
    matching(Object.keys(names).map(entry), typed, ({ path }) => names[path]!).map(
      ({ path }) => path,
    )

  it('takes the words of both languages, in any order, with or without accents', () => {
    expect([find('liens'), find('validation links'), find('reglages'), find('RÉGL')]).toEqual([
      ['/a'],
      ['/a'],
      ['/b'],
      ['/b'],
    ])
  })

  it('wants every word, and shows all before the first', () => {
    expect([find('links settings'), find(' ')]).toEqual([[], ['/a', '/b']])
  })
})

it('remembers the last five choices, each once', () => {
  const six = ['/1', '/2', '/3', '/4', '/5', '/6'].map(entry)
  const all = six.reduce<readonly PaletteEntry[]>(remember, [])
  expect(all.map(({ path }) => path)).toEqual(['/6', '/5', '/4', '/3', '/2'])
  expect(remember(all, entry('/3')).map(({ path }) => path)).toEqual(['/3', '/6', '/5', '/4', '/2'])
})
