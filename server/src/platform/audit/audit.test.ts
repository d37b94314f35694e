import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../database/test-database.ts'
import type { Database } from '../database/database.ts'
import { expectingHistory, duringCall, duringJob } from './acts.ts'
import { addAuditMonths, dropAuditMonths } from './audit-events.repository.ts'
import { type AuditedState, defineAudited } from './define-audited.ts'
import { recordChanges, recordingChanges } from './record-changes.ts'

const database = useTestDatabase()

const readStates = async (tx: Database, ids: readonly number[]) =>
  (
    await tx
      .selectFrom('hosts')
      .selectAll()
      .where('id', 'in', [0, ...ids])
      .execute()
  ).map((host): AuditedState => ({ id: host.id, name: host.name, ownerId: 7, values: { ...host } }))
const hosts = defineAudited({
  kind: 'file',
  fields: { name: { label: 'Name' }, icon: { isSecret: true } },
  readStates,
})

const moderator = {
  user: { id: 41, username: 'mona' },
  session: { id: 1, passwordConfirmedAt: null },
} as never
const program = { user: { id: 41, username: 'mona' }, session: null } as never

const events = () => database.db.selectFrom('audit_events').selectAll().orderBy('id').execute()
const rename = (name: string, ids: readonly number[] = [900]) =>
  database.db.transaction().execute((tx) =>
    recordingChanges(tx, hosts, { ids, action: 'updated', reason: 'Because' }, () =>
      tx
        .updateTable('hosts')
        .set({ name: ids.length > 1 ? sql<string>`${name} || id` : name })
        .where('id', 'in', [...ids])
        .execute(),
    ),
  )

beforeEach(async () => {
  await database.pool.query(`delete from audit_events; delete from hosts where id >= 900;
    insert into hosts (id, name, icon) values (900, 'One', 'a'), (901, 'Two', 'b')`)
})

describe('a change of a record', () => {
  it('is written down with who, how, what before and after, and why', async () => {
    await duringCall(moderator, () => rename('Three'))
    await duringCall(program, () => rename('Four'))
    await duringJob(() => rename('Five'))
    expect(await events()).toMatchObject([
      {
        actor_id: 41,
        actor_name: 'mona',
        way: 'site',
        record_type: 'file',
        record_id: '900',
        record_name: 'One',
        owner_id: 7,
        action: 'updated',
        changes: { name: ['One', 'Three'] },
        state: null,
        reason: 'Because',
      },
      { actor_id: 41, way: 'token', record_name: 'Three' },
      { actor_id: null, actor_name: null, way: 'job', changes: { name: ['Four', 'Five'] } },
    ])
  })

  it('is one group with all that the same call did, and no other', async () => {
    await duringCall(moderator, async () => {
      await rename('Both', [900, 901])
      await rename('Again')
    })
    await duringCall(moderator, () => rename('Later'))
    const groups = (await events()).map(({ group_id }) => group_id)
    expect(groups).toHaveLength(4)
    expect(new Set(groups.slice(0, 3)).size).toBe(1)
    expect(groups[3]).not.toBe(groups[0])
  })

  it('is not written down where nothing changed', async () => {
    await duringCall(moderator, () => rename('One'))
    expect(await events()).toEqual([])
  })

  it('keeps what the record was, when it goes', async () => {
    await database.db
      .transaction()
      .execute((tx) =>
        recordingChanges(tx, hosts, { ids: [900, 901], action: 'deleted' }, () =>
          tx.deleteFrom('hosts').where('id', '=', 900).execute(),
        ),
      )
    expect(await events()).toMatchObject([
      { action: 'deleted', record_name: 'One', changes: {}, state: { name: 'One' } },
    ])
  })

  it('is there together with the change, or neither is', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await recordingChanges(tx, hosts, { ids: [900], action: 'updated' }, () =>
        tx.updateTable('hosts').set({ name: 'Lost' }).where('id', '=', 900).execute(),
      )
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await events()).toEqual([])
    const [refused] = await Promise.allSettled([
      database.db.transaction().execute(async (tx) => {
        await tx.updateTable('hosts').set({ name: 'Unwritten' }).where('id', '=', 900).execute()
        await sql`alter table audit_events add constraint nothing check (false) not valid`.execute(
          tx,
        )
        await recordChanges(tx, hosts, { action: 'updated' }, [
          { before: await stateOf(tx, 'One'), after: await stateOf(tx, 'Unwritten') },
        ])
      }),
    ])
    expect(refused.status).toBe('rejected')
    const { name } = await database.db
      .selectFrom('hosts')
      .select('name')
      .where('id', '=', 900)
      .executeTakeFirstOrThrow()
    expect(name).toBe('One')
  })

  it('is refused outside a transaction', async () => {
    await expect(recordChanges(database.db, hosts, { action: 'updated' }, [])).rejects.toThrow(
      /outside a transaction/,
    )
  })

  it('is told by ten who write at once, each with what it found', async () => {
    const lockAndRename = (name: string) =>
      database.db.transaction().execute(async (tx) => {
        await sql`select from hosts where id = 900 for update`.execute(tx)
        await recordingChanges(tx, hosts, { ids: [900], action: 'updated' }, () =>
          tx.updateTable('hosts').set({ name }).where('id', '=', 900).execute(),
        )
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => lockAndRename(`Name ${index}`)))
    const told = (await events()).map(({ changes }) => (changes as { name: [string, string] }).name)
    expect(told).toHaveLength(10)
    expect(told[0]![0]).toBe('One')
    // Each begins where the one before it ended.
    expect(told.slice(1).map(([before]) => before)).toEqual(
      told.slice(0, -1).map(([, after]) => after),
    )
  })

  it('is looked for in calls that declare it', async () => {
    await expect(
      duringCall(moderator, () => expectingHistory('PUT hosts/:id', () => sleep(1))),
    ).rejects.toThrow('PUT hosts/:id changed something and recorded nothing')
    await duringCall(moderator, () => expectingHistory('PUT hosts/:id', () => rename('Six')))
  })
})

describe('secrets', () => {
  const everything = {
    name: 'host',
    password: 'hunter2-password',
    api_key: 'debrid-key-1234',
    passkey: 'passkey-5678',
    token: 'token-9012',
    options: { region: 'eu', secret: 'nested-secret', deep: [{ client_secret: 'deeper-secret' }] },
  }
  const audited = defineAudited({
    kind: 'settings',
    fields: { name: {}, options: {}, api_key: { isSecret: true } },
    readStates: async () => [],
  })

  it('are not written down: what is not declared, what is declared as one, and what is called so', async () => {
    const changed = Object.fromEntries(
      Object.entries(everything).map(([key, value]) => [
        key,
        typeof value === 'string' ? `${value}-new` : { ...value, region: 'us' },
      ]),
    )
    const before = { id: 1, name: 'settings', values: everything }
    await database.db.transaction().execute(async (tx) => {
      await recordChanges(tx, audited, { action: 'updated', keepsState: true }, [
        { before, after: { ...before, values: changed } },
        { before, after: undefined },
      ])
    })
    const rows = await events()
    expect(rows[0]!.changes).toEqual({
      name: ['host', 'host-new'],
      options: [
        { region: 'eu', deep: [{}] },
        { region: 'us', deep: [{}] },
      ],
      api_key: null,
    })
    expect(JSON.stringify(rows)).not.toMatch(
      /hunter2|debrid-key|passkey-5678|token-9012|nested-secret|deeper-secret/,
    )
  })

  it('cannot be declared as what is shown', () => {
    expect(() =>
      defineAudited({ kind: 'user', fields: { password_hash: {} }, readStates }),
    ).toThrow('would show the secret password_hash')
  })
})

describe('months of the log', () => {
  const months = async () => {
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_inherits i
      join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_events'::regclass order by 1`.execute(
      database.db,
    )
    return rows.map(({ name }) => name)
  }
  const insertAt = (at: string) =>
    database.pool.query(
      `insert into audit_events (at, group_id, way, record_type, record_id, record_name, action)
       values ($1, gen_random_uuid(), 'job', 'link', '1', $2, 'updated')`,
      [at, at],
    )
  const partOf = async (name: string) => {
    const { rows } = await sql<{ part: string }>`select tableoid::regclass::text as part
      from audit_events where record_name = ${name}`.execute(database.db)
    return rows.map(({ part }) => part)
  }

  it('are made ahead, and take over what came before them', async () => {
    await insertAt('2031-05-31T23:30:00Z')
    expect(await partOf('2031-05-31T23:30:00Z')).toEqual(['audit_events_others'])
    await addAuditMonths(database.db, new Date('2031-05-10T00:00:00Z'), 2)
    expect(await months()).toEqual(
      expect.arrayContaining([
        'audit_events_2031_05',
        'audit_events_2031_06',
        'audit_events_2031_07',
      ]),
    )
    expect(await partOf('2031-05-31T23:30:00Z')).toEqual(['audit_events_2031_05'])
    await insertAt('2031-06-01T00:30:00Z')
    expect(await partOf('2031-06-01T00:30:00Z')).toEqual(['audit_events_2031_06'])
    // By the next day there is nothing to do.
    await addAuditMonths(database.db, new Date('2031-05-11T00:00:00Z'), 2)
  })

  it('go as a whole when they are old enough', async () => {
    await addAuditMonths(database.db, new Date('2021-01-15T00:00:00Z'), 1)
    for (const at of ['2021-01-31T12:00:00Z', '2021-02-01T12:00:00Z', '2020-12-31T12:00:00Z'])
      await insertAt(at)
    expect(await dropAuditMonths(database.db, new Date('2021-02-01T00:00:00Z'))).toBe(1)
    const left = (await events()).map(({ record_name }) => record_name)
    expect(left).toEqual(['2021-02-01T12:00:00Z'])
  })
})

const stateOf = async (tx: Database, name: string): Promise<AuditedState> => ({
  ...(await readStates(tx, [900]))[0]!,
  values: { name },
})
