import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { APP_VERSION, readReleaseNotes } from './platform/app-version.ts'
import { unpackBackup } from './platform/database/backup/pack-backup.ts'
import { readMigrations } from './platform/database/migrations.ts'
import os from 'node:os'

const ROOT = path.join(import.meta.dirname, '../..')
const RELEASED = path.join(import.meta.dirname, 'platform/database/released')
const text = fs.readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')
const headings = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]!)
const versions = headings
  .filter((heading) => heading !== '[Unreleased]')
  .map((heading) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading)?.slice(1, 3))

/** What the last migration was of the data that is kept of a day. */
function lastMigrationOf(day: string): string | undefined {
  const file = fs.readdirSync(RELEASED).find((name) => name.startsWith(day))
  if (!file) return undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-changelog-'))
  try {
    unpackBackup(path.join(RELEASED, file), folder)
    const manifest = fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')
    return (JSON.parse(manifest) as { migrations: { name: string }[] }).migrations.at(-1)?.name
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

describe('CHANGELOG.md', () => {
  it('has headings of versions with their days, newest first, and what is not released above', () => {
    expect(versions).not.toContain(undefined)
    const days = versions.map((version) => version![1]!)
    expect(days).toEqual(days.toSorted().reverse())
    expect(headings.indexOf('[Unreleased]')).toBeLessThanOrEqual(0)
  })

  it('has the version of all packages as its newest', () => {
    expect(versions[0]![0]).toBe(APP_VERSION)
    for (const folder of ['contract', 'server', 'web']) {
      const file = path.join(ROOT, folder, 'package.json')
      expect([folder, JSON.parse(fs.readFileSync(file, 'utf8')).version]).toEqual([
        folder,
        APP_VERSION,
      ])
    }
  })

  it.each(versions.map((version) => version!))(
    'has data of %s of %s that is kept',
    (_name, day) => {
      expect(lastMigrationOf(day)).toMatch(/^\d{12}-/)
    },
  )

  it('says something of what is not released where the newest version lacks migrations', async () => {
    const last = lastMigrationOf(versions[0]![1]!)!
    const since = readMigrations().filter(({ name }) => name > last)
    const notes = await readReleaseNotes('Unreleased')
    if (since.length > 0) expect(notes).toMatch(/^- /m)
    expect(await readReleaseNotes(APP_VERSION)).toContain(notes ?? '')
  })
})
