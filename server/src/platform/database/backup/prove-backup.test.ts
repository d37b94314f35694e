import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../test-database.ts'
import { backUp, type BackupManifest, exists } from './back-up.ts'
import { DamagedBackup, proveBackup } from './prove-backup.ts'
import { tarFolder } from './tar-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-proof-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const filesDir = path.join(folder, 'stored')
const whole = path.join(folder, 'whole')
const LONG = path.join('a'.repeat(90), `${'é'.repeat(40)}.nzb`)

describe('the proof of a backup', () => {
  const database = useTestDatabase()

  beforeAll(async () => {
    mkdirSync(path.join(filesDir, path.dirname(LONG)), { recursive: true })
    writeFileSync(path.join(filesDir, 'empty.nzb'), '')
    writeFileSync(path.join(filesDir, LONG), Buffer.alloc(70_000, 7))
    await database.pool.query(
      `insert into titles (type, name) values ('movie', E'Tab\\t, "quotes"\\nand\\r\\\\.'), ('movie', 'Two')`,
    )
    await backUp({ url: database.url, filesDir, target: whole })
  })

  it('counts what was written, and says the same each time', async () => {
    const steps: number[] = []
    const proof = await proveBackup(whole, { onProgress: (done) => steps.push(done) })
    const manifest = JSON.parse(readFileSync(path.join(whole, 'manifest.json'), 'utf8'))
    expect(manifest.files).toEqual({ count: 2, sizeBytes: 70_000 })
    expect(proof).toMatchObject({ tables: manifest.tables.length, files: 2 })
    expect(steps.at(-1)).toBe(manifest.tables.length)
    const rows = manifest.tables.reduce(
      (sum: number, table: { rows: number }) => sum + table.rows,
      0,
    )
    expect(proof.rows).toBe(rows)
    expect(proof.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect(await proveBackup(whole)).toEqual(proof)
  })

  const titles = 'tables/titles.copy.gz'
  const rewrite = (source: string, change: (rows: string) => string) => {
    const file = path.join(source, titles)
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  }
  it.each<[what: string, where: string, spoil: (source: string) => void]>([
    ['a table is cut', titles, (source) => truncateSync(path.join(source, titles), 30)],
    ['a table is gone', titles, (source) => rmSync(path.join(source, titles))],
    ['a row is gone', titles, (s) => rewrite(s, (rows) => rows.slice(rows.indexOf('\n') + 1))],
    ['a column is gone', titles, (s) => rewrite(s, (rows) => rows.replace(/\t[^\t\n]*\n/, '\n'))],
    ['a table is no archive', titles, (s) => writeFileSync(path.join(s, titles), 'garbage')],
    ['a stored file is gone', 'files/empty.nzb', (s) => rmSync(path.join(s, 'files', 'empty.nzb'))],
    ['a stored file is cut', `files/${LONG}`, (s) => truncateSync(path.join(s, 'files', LONG), 9)],
    ['the manifest is gone', 'manifest.json', (s) => rmSync(path.join(s, 'manifest.json'))],
    ['the manifest is cut', 'manifest.json', (s) => truncateSync(path.join(s, 'manifest.json'), 9)],
    ['all is gone', 'manifest.json', (source) => rmSync(source, { recursive: true })],
  ])('finds that %s', async (_what, where, spoil) => {
    const source = mkdtempSync(path.join(folder, 'damaged-'))
    cpSync(whole, source, { recursive: true })
    spoil(source)
    await expect(proveBackup(source)).rejects.toThrow(new DamagedBackup(where))
  })

  it('finds a file that was changed by its sum, and one of an older version by that of all', async () => {
    const source = path.join(folder, 'changed')
    cpSync(whole, source, { recursive: true })
    writeFileSync(path.join(source, 'files', LONG), Buffer.alloc(70_000, 8))
    await expect(proveBackup(source)).rejects.toThrow(new DamagedBackup(`files/${LONG}`))
    const file = path.join(source, 'manifest.json')
    const { checksums: _, ...older } = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest
    writeFileSync(file, JSON.stringify(older))
    const [before, after] = [await proveBackup(whole), await proveBackup(source)]
    expect(after.checksum).not.toBe(before.checksum)
  })

  it('closes everything to other users of the machine', () => {
    expect(statSync(whole).mode & 0o077).toBe(0)
    const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    for (const { parentPath, name } of files)
      expect(statSync(path.join(parentPath, name)).mode & 0o077, name).toBe(0)
  })

  it('leaves nothing behind of a backup that is given up', async () => {
    const target = path.join(folder, 'given-up')
    const giveUp = new AbortController()
    const making = backUp({
      url: database.url,
      filesDir,
      target,
      signal: giveUp.signal,
      onProgress: () => giveUp.abort(),
    })
    await expect(making).rejects.toThrow(/abort/i)
    expect([await exists(target), await exists(`${target}.part`)]).toEqual([false, false])
  })

  it('is as good of the archive that is downloaded, of the length that was said', async () => {
    const archive = await tarFolder(whole, 'packed')
    const bytes = await buffer(archive.open())
    expect(bytes.length).toBe(archive.sizeBytes)
    const into = mkdtempSync(path.join(folder, 'unpacked-'))
    execFileSync('tar', ['-x', '-C', into], { input: bytes })
    expect(await proveBackup(path.join(into, 'packed'))).toEqual(await proveBackup(whole))
  })
})
