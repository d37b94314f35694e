import { readFile } from 'node:fs/promises'
import { menuSchema } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { describe, expect, it } from 'vitest'
import { MENU_ICONS } from './menu-icons.ts'
import {
  freeId,
  itemIn,
  nameOfPlace,
  newItem,
  newMenu,
  nested,
  placeOf,
  switchesOf,
  withItem,
  withMovedItem,
  withoutItem,
} from './menu-list.ts'

const menus = [
  {
    ...newMenu([], 'One'),
    items: [
      { ...newItem([], 'A'), id: 'a' },
      { ...newItem([], 'B'), id: 'b' },
    ],
  },
  { ...newMenu([], 'Two'), id: 'menu-2' },
]

describe('menus', () => {
  it('begin as the server takes them, in its order', () => {
    const menu = { ...newMenu([], 'One'), items: [newItem([], 'A')] }
    expect(JSON.stringify(menuSchema.parse(menu))).toBe(JSON.stringify(menu))
  })

  it('have ids that nothing else has', () => {
    expect(freeId('menu', [{ id: 'menu-3' }, { id: 'x' }])).toBe('menu-4')
    expect(freeId('menu', [])).toBe('menu-1')
  })

  it('change in one entry alone', () => {
    const changed = withItem(menus, { at: 0, itemAt: 1 }, { label: 'C' })
    expect(changed.map(({ items }) => items.map(({ label }) => label))).toEqual([['A', 'C'], []])
  })

  it('hand entries on to each other, and below each other', () => {
    const moved = withMovedItem(menus, { at: 0, itemAt: 0 }, { at: 1 })
    expect(moved.map(({ items }) => items.map(({ id }) => id))).toEqual([['b'], ['a']])
    const below = withMovedItem(menus, { at: 0, itemAt: 0 }, { at: 0, below: 1 })
    expect(below[0]!.items).toEqual([
      { ...menus[0]!.items[1], items: [nested(menus[0]!.items[0]!)] },
    ])
    expect(menuSchema.array().parse(below)).toEqual(below)
    const again = withMovedItem(below, { at: 0, itemAt: 0, nestedAt: 0 }, { at: 0 })
    expect(again[0]!.items.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(menuSchema.array().parse(again)).toEqual(again)
  })

  it('are found, changed and taken away by their place in an address', () => {
    const below = withMovedItem(menus, { at: 0, itemAt: 0 }, { at: 0, below: 1 })
    const place = placeOf('1', '1.1')!
    expect(place).toEqual({ at: 0, itemAt: 0, nestedAt: 0 })
    expect(nameOfPlace(place)).toBe('1.1')
    expect(itemIn(below, place)).toMatchObject({ id: 'a' })
    expect(itemIn(withItem(below, place, { label: 'Z' }), place)).toMatchObject({ label: 'Z' })
    expect(withoutItem(below, place)[0]!.items).toMatchObject([{ id: 'b', items: [] }])
    for (const name of ['0', '1.0', '1.', '1.1.1', 'x', '99999', '-1'])
      expect(placeOf('1', name), name).toBeUndefined()
    expect(itemIn(below, placeOf('1', '7.1')!)).toBeUndefined()
  })

  it('may ask for whatever is on or off', () => {
    const settings = {
      billing: { enable: true, name: 'x' },
      enable_comments: false,
      menus: [],
      base_url: '',
    }
    expect(switchesOf(settings)).toEqual(['billing.enable', 'enable_comments'])
  })
})

it('drawings are those that the menus of the site have', async () => {
  const file = new URL('../../../shell/menu-icon.tsx', import.meta.url)
  const [, known = ''] = /ICONS: [^{]*\{([^}]*)\}/.exec(await readFile(file, 'utf8')) ?? []
  const names = [...known.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
  expect(Object.keys(MENU_ICONS)).toEqual(names)
})
