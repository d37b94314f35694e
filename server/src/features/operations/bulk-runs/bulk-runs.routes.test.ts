import type { BulkRunView } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { useTestApp } from '../../test-app.ts'
import { bulkRunJobs } from './bulk-runs.jobs.ts'
import { workOnRun } from './work-on-run.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>
const URL = '/api/v1/bulk-runs'
const LIST = 'debrid-accounts'

/** A premium member with so many accounts, `ada 1` being the oldest. */
async function ownerOf(count: number): Promise<Member> {
  const owner = await test.as('premium')
  await sql`insert into debrid_accounts (user_id, provider, key_encrypted, username, is_active)
    select ${owner.id}, 2, 'x', 'ada ' || n, n % 2 = 0 from generate_series(1, ${count}) n`.execute(
    test.platform.db,
  )
  return owner
}
const start = (owner: Member, query: object = {}, asked: object = {}) =>
  owner.call('POST', URL, { list: LIST, action: 'delete', query, ...asked })
const runOf = async (owner: Member): Promise<BulkRunView> =>
  (await owner.call('GET', `${URL}?list=${LIST}`)).json().runs[0]
const work = () => runWaitingJobs(test.platform, bulkRunJobs)
const left = async (owner: Member) => {
  const { rows } = await sql<{ username: string }>`select username from debrid_accounts
    where user_id = ${owner.id} order by id`.execute(test.platform.db)
  return rows.map(({ username }) => username)
}

describe('work on all that was found', () => {
  it('is done by a job, over the filters as they were, and tells how far it is', async () => {
    const [owner, other] = [await ownerOf(61), await ownerOf(2)]
    const filters = encodeFilters([{ key: 'active', operator: '=', value: true }])
    const begun = await start(owner, { query: 'ada', filters, orderBy: 'username' })
    expect(begun.statusCode).toBe(202)
    expect(begun.json().run).toMatchObject({ state: 'running', total: 30, done: 0 })
    // What comes later was not meant.
    await sql`insert into debrid_accounts (user_id, provider, key_encrypted, username)
      values (${owner.id}, 1, 'x', 'ada, the newest')`.execute(test.platform.db)
    await work()
    expect(await runOf(owner)).toMatchObject({ state: 'done', done: 30, skipped: 0, failed: 0 })
    expect(await left(owner)).toHaveLength(32)
    expect(await left(owner)).toContain('ada, the newest')
    expect(await left(other)).toHaveLength(2)
  })

  it('leaves alone what was changed or went since, and says so', async () => {
    const owner = await ownerOf(4)
    await start(owner)
    await sql`update debrid_accounts set is_active = not is_active
      where user_id = ${owner.id} and username = 'ada 2'`.execute(test.platform.db)
    await sql`delete from debrid_accounts
      where user_id = ${owner.id} and username = 'ada 3'`.execute(test.platform.db)
    await work()
    expect(await left(owner)).toEqual(['ada 2'])
    expect(await runOf(owner)).toMatchObject({
      state: 'done',
      done: 2,
      skipped: 2,
      failed: 0,
      problems: [
        { name: null, kind: 'skipped', reason: 'This is no longer there.' },
        { name: 'alldebrid ada 2', kind: 'skipped', reason: 'This was changed meanwhile.' },
      ],
    })
  })

  it.each([
    ['a right that was taken', 'delete from user_roles where user_id = $1'],
    ['an account that was suspended', 'update users set banned_at = now() where id = $1'],
  ])('asks for the rights of its owner when it works: %s', async (_what, change) => {
    const owner = await ownerOf(3)
    await start(owner)
    await sql.raw(change.replace('$1', String(owner.id))).execute(test.platform.db)
    await test.platform.cache.invalidate([userTag(owner.id)])
    await work()
    expect(await left(owner)).toHaveLength(3)
    const { rows } = await sql<{ failed: number }>`select failed from bulk_runs
      where user_id = ${owner.id}`.execute(test.platform.db)
    expect(rows).toEqual([{ failed: 3 }])
  })

  it('goes on where it was when its process was killed, and does nothing twice', async () => {
    const owner = await ownerOf(60)
    const { run } = (await start(owner)).json()
    // Between two batches: what a batch did not finish, its transaction took back.
    const killed = new AbortController()
    let batches = 0
    const dying = {
      ...test.platform,
      clock: {
        now: () => {
          batches += 1
          killed.abort()
          return test.platform.clock.now()
        },
      },
    }
    expect(await workOnRun(dying, run.id, killed.signal)).toBe(true)
    expect(batches).toBeGreaterThan(0)
    expect(await left(owner)).toHaveLength(35)
    expect(await runOf(owner)).toMatchObject({ state: 'running', done: 25 })
    const [one, two] = [new AbortController().signal, new AbortController().signal]
    await Promise.all([
      workOnRun(test.platform, run.id, one),
      workOnRun(test.platform, run.id, two),
    ])
    expect(await runOf(owner)).toMatchObject({ state: 'done', done: 60, skipped: 0, failed: 0 })
    expect(await left(owner)).toEqual([])
  })

  it('is taken up again where its job was lost', async () => {
    const owner = await ownerOf(2)
    await start(owner)
    await sql`delete from pgboss.job where name = 'bulk-runs.work'`.execute(test.platform.db)
    const resume = bulkRunJobs[1]!
    const later = {
      ...test.platform,
      clock: { now: () => new Date(test.platform.clock.now().getTime() + 61_000) },
    }
    const context = { jobId: '', isLastAttempt: false, signal: new AbortController().signal }
    await resume.run(test.platform, {}, context)
    await work()
    expect(await left(owner)).toHaveLength(2)
    await resume.run(later, {}, context)
    await work()
    expect(await left(owner)).toEqual([])
  })

  it('is stopped, and what is left stays', async () => {
    const owner = await ownerOf(3)
    const { run } = (await start(owner)).json()
    expect((await owner.call('DELETE', `${URL}/${run.id}`)).statusCode).toBe(422)
    const stopped = await owner.call('POST', `${URL}/${run.id}/stop`)
    expect(stopped.json().run.state).toBe('stopping')
    await work()
    expect(await runOf(owner)).toMatchObject({ state: 'stopped', total: 3, done: 0, problems: [] })
    expect(await left(owner)).toHaveLength(3)
    expect((await owner.call('DELETE', `${URL}/${run.id}`)).statusCode).toBe(200)
    expect(await runOf(owner)).toBeUndefined()
  })

  it('is for those who may, with what can be done, and where something was found', async () => {
    const owner = await ownerOf(1)
    expect((await start(await test.as('member'))).statusCode).toBe(403)
    expect((await start(owner, {}, { action: 'publish' })).statusCode).toBe(422)
    expect((await start(owner, {}, { list: 'links-overview' })).statusCode).toBe(422)
    expect((await start(owner, { orderBy: 'key_encrypted' })).json().errors).toHaveProperty(
      'orderBy',
    )
    expect((await start(owner, { query: 'nobody' })).json().errors).toEqual({
      query: ['Nothing was found.'],
    })
    expect(await left(owner)).toHaveLength(1)
  })
})
