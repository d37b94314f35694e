import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from './database/test-database.ts'
import { assertSameFiles, assertSameKey, forgetMark } from './site-marks.ts'

const database = useTestDatabase()
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-marks-'))
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))
const machine = (name: string, appKey = 'a key that is long enough for this') => {
  const dataDir = path.join(home, name)
  fs.mkdirSync(dataDir, { recursive: true })
  return { dataDir, appKey, variables: {} }
}
const OTHER_KEY = 'another key that is long enough too'

beforeEach(() => database.pool.query('delete from site_marks'))

describe('the key of a site', () => {
  it('is the one that its database began with, until somebody lets it go', async () => {
    const { db } = database
    await assertSameKey(db, machine('one'))
    await assertSameKey(db, machine('two'))
    await expect(assertSameKey(db, machine('three', OTHER_KEY))).rejects.toThrow(
      /^The key of .*three\/app\.key \(fingerprint [0-9a-f]{16}\) is not that of this database \([0-9a-f]{16}\): .*admin -- key accept/,
    )
    await forgetMark(db, 'app-key')
    await assertSameKey(db, machine('three', OTHER_KEY))
    await expect(assertSameKey(db, machine('one'))).rejects.toThrow('is not that of this database')
  })

  it('is named by its variable, and never shown', async () => {
    await assertSameKey(database.db, machine('one'))
    const named = { ...machine('four', OTHER_KEY), variables: { APP_KEY: OTHER_KEY } }
    const refusal = await assertSameKey(database.db, named).catch(String)
    expect(refusal).toContain('The key of APP_KEY')
    expect(refusal).not.toContain(OTHER_KEY)
  })

  it('is one where two machines begin at once', async () => {
    const both = ['a', 'b'].map((name) =>
      assertSameKey(database.db, machine(name, `${OTHER_KEY} ${name}`)),
    )
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the folder of a site', () => {
  it('is the same for all machines, by its mark', async () => {
    const { db } = database
    const first = machine('first')
    await assertSameFiles(db, first)
    await assertSameFiles(db, first)
    await expect(assertSameFiles(db, machine('second'))).rejects.toThrow(
      /second\/files is not the folder .*: its mark is missing\. Share the folder/,
    )
    fs.symlinkSync(path.join(first.dataDir, 'files'), path.join(machine('third').dataDir, 'files'))
    await assertSameFiles(db, machine('third'))
  })

  it('is told from that of another site', async () => {
    const { db } = database
    await assertSameFiles(db, machine('mine'))
    await forgetMark(db, 'files')
    await assertSameFiles(db, machine('yours'))
    await expect(assertSameFiles(db, machine('mine'))).rejects.toThrow('another mark lies there')
  })

  it('is one where two machines begin at once', async () => {
    const both = ['c', 'd'].map((name) => assertSameFiles(database.db, machine(name)))
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  })
})
