import { type Permission, PERMISSIONS } from '@mediatheque/contract/core/permissions.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readPages } from '../routes.ts'
import { mayEnterAdmin } from './admin-areas.ts'

const folder = path.resolve(import.meta.dirname, '../routes')
const pages = readPages(folder)
  .filter(({ id, isFrame }) => id.startsWith('/_shell/admin/') && !isFrame && !/[$]/.test(id))
  .map(({ id, file }) => ({
    path: id.replace('/_shell', ''),
    area: id.split('/')[3],
    hasEntry: readFileSync(path.join(folder, file), 'utf8').includes('adminEntry'),
  }))

/** Where other pages lead. */
const NOT_IN_MENU = new Set([
  // The start page, until the site is set up.
  '/admin/first-steps',
])

it.each(PERMISSIONS)('leads who has %s alone from the menu to each page that opens', (name) => {
  const permissions = (['admin.access', name] satisfies Permission[]).map((one) => ({
    name: one,
    restrictions: [],
  }))
  const open = pages.filter((page) => mayEnterAdmin({ permissions }, page.path))
  const inMenu = new Set(open.flatMap(({ area, hasEntry }) => (hasEntry ? [area] : [])))
  const lost = open.filter((page) => !inMenu.has(page.area) && !NOT_IN_MENU.has(page.path))
  expect(lost).toEqual([])
})

it.each([
  ['/admin/requests/form', 'requests.create'],
  ['/admin/requests/form/$requestId/edit', 'requests.update'],
] as const)('lets nobody into %s who may not see the list that it leads back to', (form, right) => {
  const mayEnter = (...names: Permission[]) =>
    mayEnterAdmin({ permissions: names.map((name) => ({ name, restrictions: [] })) }, form)
  expect(mayEnter('admin.access', right)).toBe(false)
  expect(mayEnter('admin.access', 'requests.view', right)).toBe(true)
})
