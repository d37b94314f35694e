import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type Migration, readMigrations } from './migrations.ts'
import { addReleases, findChangedReleases, readReleases } from './released-migrations.ts'

const PATH_IN_REPOSITORY = 'server/src/platform/database/migrations/released.sha256'
const migration = (name: string, checksum: string): Migration => ({ name, checksum, sql: '' })

describe('migrations that were released', () => {
  it('are all listed, and none was changed since', () => {
    const list = readReleases()
    expect(findChangedReleases(list, readMigrations())).toEqual([])
    expect(addReleases(list, readMigrations())).toBe(list)
  })

  it('stay in the list for ever', () => {
    const now = new Set(readReleases().split('\n'))
    expect(listOnMain().filter((line) => !now.has(line))).toEqual([])
  })

  it('are told from new ones: these are added, changed and missing ones are named', () => {
    const list = addReleases('', [migration('a', '1'), migration('b', '2')])
    expect(list).toBe('1  a.sql\n2  b.sql\n')
    expect(addReleases(list, [migration('a', '1'), migration('b', '2'), migration('c', '3')])).toBe(
      `${list}3  c.sql\n`,
    )
    expect(findChangedReleases(list, [migration('a', '9')])).toEqual([
      expect.stringContaining('a.sql is not as it was released'),
      expect.stringContaining('b.sql is not as it was released'),
    ])
  })
})

/** As it is where this branch leaves main, or, on main, one commit ago. None outside a repository. */
function listOnMain(): string[] {
  const bases = [git('merge-base', 'HEAD', 'main'), git('rev-parse', 'HEAD^')]
  const head = git('rev-parse', 'HEAD')
  const base = bases.find((commit) => commit !== '' && commit !== head)
  return git('show', `${base}:${PATH_IN_REPOSITORY}`).split('\n')
}

function git(...parameters: string[]): string {
  try {
    return execFileSync('git', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
