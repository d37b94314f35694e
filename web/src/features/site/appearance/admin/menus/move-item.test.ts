import { menuItemSchema } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { describe, expect, it } from 'vitest'
import { moveItem, rowsOf } from './move-item.ts'

const entry = (id: string) => ({ id, label: id, type: 'route' as const, action: `/${id}` })
const menu = (text: string) =>
  text.split(' ').map((part) => {
    const [id = '', below = ''] = part.split(':')
    const items = below ? below.split(',').map(entry) : []
    return menuItemSchema.parse({ ...entry(id), items })
  })
const written = (items: ReturnType<typeof menu> | readonly ReturnType<typeof menu>[number][]) =>
  items
    .map(({ id, items: below }) => (below.length ? `${id}:${below.map((row) => row.id)}` : id))
    .join(' ')

function moved(text: string, id: string, by: number, sideways: -1 | 0 | 1 = 0): string {
  const items = menu(text)
  const rows = rowsOf(items)
  const at = rows.findIndex(({ item }) => item.id === id)
  return written(moveItem(items, rows[at]!, { place: at + 1 + by, sideways }))
}

describe('an entry of a menu that is moved', () => {
  it('goes past its neighbours, and past what is below them', () => {
    expect(moved('a b c', 'a', 1)).toBe('b a c')
    expect(moved('a b c', 'c', -2)).toBe('c a b')
    expect(moved('a b:x,y c', 'a', 1)).toBe('b:x,y a c')
    expect(moved('a b:x,y c', 'c', -1)).toBe('a c b:x,y')
    expect(moved('a b:x,y c', 'a', 4)).toBe('b:x,y c a')
  })

  it('takes along what is below it', () => {
    expect(moved('a b:x,y c', 'b', 1)).toBe('a c b:x,y')
    expect(moved('a b:x,y c', 'b', -1)).toBe('b:x,y a c')
    expect(moved('a b:x,y c', 'b', 3)).toBe('a c b:x,y')
  })

  it('goes below the one before it, and out again', () => {
    expect(moved('a b c', 'b', 0, 1)).toBe('a:b c')
    expect(moved('a:x b c', 'b', 0, 1)).toBe('a:x,b c')
    expect(moved('a:x,y b', 'x', 0, -1)).toBe('a:y x b')
    expect(moved('a:x,y b', 'y', 0, -1)).toBe('a:x y b')
    expect(moved('a b c', 'c', -1, 1)).toBe('a:c b')
  })

  it('goes from below one to below another', () => {
    expect(moved('a b:x,y c', 'y', -1)).toBe('a b:y,x c')
    expect(moved('a b:x,y c', 'x', -1)).toBe('a:x b:y c')
    expect(moved('a b:x c', 'x', 1)).toBe('a b c:x')
  })

  it('stays where it cannot go', () => {
    expect(moved('a b', 'a', 0, 1)).toBe('a b')
    expect(moved('a:x b', 'x', -1)).toBe('a:x b')
    expect(moved('a b:x c', 'b', 0, 1)).toBe('a b:x c')
    expect(moved('a b', 'b', 0, -1)).toBe('a b')
    const full = `a:${Array.from({ length: 20 }, (_, index) => `x${index}`).join(',')} b`
    expect(moved(full, 'b', 0, 1)).toBe(full)
  })
})
