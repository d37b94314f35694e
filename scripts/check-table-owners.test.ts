import { describe, expect, it } from 'vitest'
import { findFaults, findWrites } from './check-table-owners.ts'

const tables = new Set(['links', 'users'])
const owners = [
  { name: 'links/links', tables: ['links'] },
  { name: 'accounts/users', tables: ['users'] },
]
const tablesOf = (text: string) => findWrites('a.ts', text, tables).map(({ table }) => table)

describe('the check of who writes a table', () => {
  it('finds writes of the query builder and of plain SQL, and no reads', () => {
    expect(tablesOf("db.insertInto('links').values(rows)")).toEqual(['links'])
    expect(tablesOf("db.deleteFrom(\n  'users'\n)")).toEqual(['users'])
    expect(tablesOf('sql`with x as (update users u set a = 1 returning 1) select 1`')).toEqual([
      'users',
    ])
    expect(tablesOf("db.selectFrom('links').forUpdate()")).toEqual([])
  })

  it('takes a table that the call does not name for nobody’s', () => {
    const writes = findWrites(
      'features/links/links/a.repository.ts',
      'db.insertInto(table)',
      tables,
    )
    expect(findFaults(tables, owners, writes)).toHaveLength(1)
  })

  it('lets a feature write what it owns alone', () => {
    const own = { file: 'features/links/links/a.repository.ts', table: 'links' }
    const other = { file: 'features/catalogue/demo/a.repository.ts', table: 'links' }
    expect(findFaults(tables, owners, [own])).toEqual([])
    expect(findFaults(tables, owners, [other])).toEqual([
      `${other.file} writes links, of links/links`,
    ])
  })

  it('wants one owner for each table', () => {
    expect(findFaults(tables, owners.slice(1), [])).toEqual(['links is owned by no feature'])
    expect(findFaults(tables, [...owners, { name: 'b/b', tables: ['users'] }], [])).toEqual([
      'users is owned by accounts/users and b/b',
    ])
  })
})
