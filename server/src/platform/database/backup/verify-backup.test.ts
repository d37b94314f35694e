import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeKey } from '../../config/app-key.ts'
import { useTestDatabase } from '../test-database.ts'
import { backUp, type BackupManifest } from './back-up.ts'
import { assertPassphrase, KEY_FILE, readKey } from './kept-key.ts'
import { verifyBackup } from './verify-backup.ts'

const database = useTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-verified-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const whole = path.join(folder, 'whole')
const KEY = 'the key of the site, which is long'
const PASSPHRASE = 'four words say more'

beforeAll(async () => {
  const filesDir = path.join(folder, 'files')
  mkdirSync(filesDir)
  writeFileSync(path.join(filesDir, 'a.nzb'), 'file')
  await database.pool.query(
    `insert into titles (type, name) select 'movie', 'Film ' || n from generate_series(1, 50) n`,
  )
  await backUp({
    url: database.url,
    filesDir,
    target: whole,
    key: { appKey: KEY, passphrase: PASSPHRASE },
  })
})

// Others may verify one beside this.
const openTemporary = () =>
  readdirSync(tmpdir()).filter((name) => name.includes(`-verify-${process.pid}-`))

describe('a backup that is verified', () => {
  it('is the same after a restore, of which nothing stays', async () => {
    const before = openTemporary()
    const manifest = JSON.parse(readFileSync(path.join(whole, 'manifest.json'), 'utf8'))
    expect(await verifyBackup(whole)).toMatchObject({
      tables: manifest.tables.length,
      files: 1,
      isOlder: false,
    })
    expect(openTemporary()).toEqual(before)
  }, 60_000)

  it('is refused where rows would not come back as they were', async () => {
    const file = path.join(whole, 'manifest.json')
    const text = readFileSync(file, 'utf8')
    const { checksums: _, ...older } = JSON.parse(text) as BackupManifest
    writeFileSync(file, JSON.stringify(older))
    // What somebody wrote by hand: whole in itself, and never made by a database.
    const rows = path.join(whole, 'tables/titles.copy.gz')
    const kept = readFileSync(rows)
    writeFileSync(rows, gzipSync(gunzipSync(kept).toString().replace('\tmovie\t', '\tnonsense\t')))
    await expect(verifyBackup(whole)).rejects.toThrow(
      /^It cannot be restored: .*violates foreign key constraint/,
    )
    writeFileSync(rows, kept)
    writeFileSync(file, text)
  }, 60_000)
})

describe('the key of a site in its backup', () => {
  it('opens with the passphrase alone, and is nowhere to be read', async () => {
    const text = readFileSync(path.join(whole, KEY_FILE), 'utf8')
    expect(text).not.toContain(KEY)
    expect(await readKey(whole, PASSPHRASE)).toBe(KEY)
    await expect(readKey(whole, `${PASSPHRASE}?`)).rejects.toThrow(
      /BACKUP_PASSPHRASE is another one/,
    )
    await expect(readKey(folder, PASSPHRASE)).rejects.toThrow(/without the key of the site/)
    for (const short of [undefined, '', 'too short'])
      expect(() => assertPassphrase(short)).toThrow(/at least 12 characters/)
  })

  it('takes the place of none or of itself, never of another', () => {
    const dataDir = path.join(folder, 'data')
    placeKey(dataDir, KEY, undefined)
    placeKey(dataDir, KEY, undefined)
    expect(readFileSync(path.join(dataDir, 'app.key'), 'utf8')).toBe(`${KEY}\n`)
    expect(() => placeKey(dataDir, `${KEY} two`, undefined)).toThrow(/is another key/)
    expect(() => placeKey(dataDir, KEY, 'given by the environment')).toThrow(/^APP_KEY is another/)
  })
})
