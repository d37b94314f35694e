import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPasswordRight } from '../passwords/passwords.ts'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()

const ask = (db = database.db) => sql`select 1`.execute(db)
const within = (body: () => Promise<unknown>) => database.db.transaction().execute(() => body())

describe('a transaction', () => {
  it('fails in tests when its body asks by another connection', async () => {
    await expect(within(() => ask())).rejects.toThrow('inside a transaction')
    await expect(within(() => database.pool.query('select 1'))).rejects.toThrow('inside')
    await expect(within(() => within(async () => undefined))).rejects.toThrow('inside')
    await expect(
      within(async () => {
        await Promise.resolve()
        await ask()
      }),
    ).rejects.toThrow('inside a transaction')
  })

  it('asks by its own, and leaves the others free before and after', async () => {
    await database.db.transaction().execute((tx) => ask(tx))
    await Promise.all([ask(), database.db.transaction().execute((tx) => ask(tx)), ask()])
    await within(() => ask()).catch(() => undefined)
    await ask()
  })

  it('does not wait for a password to be hashed or compared', async () => {
    await expect(within(() => hashPassword('a quiet Horse 7'))).rejects.toThrow('inside')
    await expect(within(() => isPasswordRight('a quiet Horse 7', null))).rejects.toThrow('inside')
  })
})
