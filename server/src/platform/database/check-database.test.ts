import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { describeTooOld } from './check-database.ts'
import { describeConnectionFailure } from './describe-connection-failure.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { TEST_SETTINGS } from './embedded/server-settings.data.ts'
import { migrateDatabase } from './migrate.ts'
import { startDatabaseServer } from './open-database.ts'
import { createEmptyDatabase } from './test-database.ts'
import { runAsAdmin } from './test-server.ts'

/** As every program of ours takes a database into use. */
async function takeIntoUse(url: string): Promise<void> {
  const server = await startDatabaseServer({ databaseUrl: url, dataDir: os.tmpdir() })
  await migrateDatabase(server.url)
}

const problemWith = (url: string) =>
  takeIntoUse(url).then(
    () => 'none',
    (error: Error) => `${error.name}: ${error.message}`,
  )

function withUser(url: string, user: string, password = ''): string {
  const changed = new URL(url)
  changed.username = user
  changed.password = password
  return changed.href
}

describe('a database of somebody else’s', () => {
  it.each([
    [
      `encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
      'encoded in SQL_ASCII',
    ],
    [`encoding 'LATIN1' locale 'C' locale_provider libc template template0`, 'encoded in LATIN1'],
    [
      `encoding 'UTF8' locale 'C' locale_provider libc template template0`,
      'does not know all letters',
    ],
  ])('made with %s is refused, with words to make another', async (options, problem) => {
    const { url } = await createEmptyDatabase(options)
    expect(await problemWith(url)).toMatch(
      new RegExp(
        `^ConfigError: DATABASE_URL: .*${problem}.*: make one with: create database .*\\.$`,
      ),
    )
  })

  it('that can only be read is refused: a standby is no primary', async () => {
    const { url, name } = await createEmptyDatabase()
    await runAsAdmin(url, `alter database ${name} set default_transaction_read_only = on`)
    expect(await problemWith(url)).toBe(
      'ConfigError: DATABASE_URL: the database can only be read: name the primary here, and a standby in DATABASE_REPLICA_URL.',
    )
  })

  it('is refused to a user without rights, with a line to give each', async () => {
    const { url, name } = await createEmptyDatabase()
    const user = `limited_${name.slice(-6)}`
    await runAsAdmin(url, `create role ${user} login`)
    onTestFinished(() => runAsAdmin(inject('testServer').adminUrl, `drop role ${user}`))
    await runAsAdmin(url, `revoke temporary on database ${name} from public`)
    await runAsAdmin(url, 'revoke create on schema public from public')
    expect((await problemWith(withUser(url, user))).split('\n')).toEqual([
      `ConfigError: DATABASE_URL: user ${user} may create neither extensions nor schemas: grant create on database ${name} to ${user}.`,
      `DATABASE_URL: user ${user} may not create tables: grant create on schema public to ${user}.`,
      `DATABASE_URL: user ${user} may not use temporary tables: grant temporary on database ${name} to ${user}.`,
    ])
    await runAsAdmin(url, `grant create, temporary on database ${name} to ${user}`)
    await runAsAdmin(url, `grant create on schema public to ${user}`)
    expect(await problemWith(withUser(url, user))).toBe('none')
    await runAsAdmin(url, `drop owned by ${user} cascade`)
  })

  it('whose user makes tables elsewhere is refused', async () => {
    const { url, name } = await createEmptyDatabase()
    await runAsAdmin(url, 'create schema elsewhere')
    await runAsAdmin(url, `alter database ${name} set search_path = elsewhere`)
    expect(await problemWith(url)).toMatch(/tables would be made in elsewhere instead of public/)
  })

  it('that is not there is named', async () => {
    const url = new URL(inject('testServer').adminUrl)
    url.pathname = '/no_such_database'
    expect(await problemWith(url.href)).toMatch(
      /^ConfigError: DATABASE_URL: there is no database no_such_database: create it/,
    )
  })

  it.each([
    ['postgresql://me@127.0.0.1:1/site', 'nothing listens on 127.0.0.1:1'],
    ['postgresql://me@no-such-host.invalid/site', 'no-such-host.invalid'],
    [
      'postgresql://me@localhost/site?host=/no/such/directory',
      'there is no socket in /no/such/directory',
    ],
  ])('at %s is not reached, in one line', async (url, problem) => {
    expect(await problemWith(url)).toMatch(
      new RegExp(`^ConfigError: DATABASE_URL: .*${problem}.*\\.$`),
    )
  })

  it('on a server that is too old is refused', () => {
    expect(describeTooOld(140_012)).toBe(
      'the server is PostgreSQL 14, and 15 is the oldest that will do',
    )
    expect(describeTooOld(150_000)).toBeUndefined()
  })

  // Failures of servers that a test cannot have: as the driver throws them.
  it.each([
    [
      {
        code: '28000',
        message:
          'no pg_hba.conf entry for host "192.0.2.1", user "me", database "site", no encryption',
      },
      'the server wants TLS: add sslmode=require to the address',
    ],
    [
      {
        code: '28000',
        message:
          'no pg_hba.conf entry for host "192.0.2.1", user "me", database "site", SSL encryption',
      },
      'the server’s pg_hba.conf does not let user me in from this machine',
    ],
    [
      { code: '53300', message: 'sorry, too many clients already' },
      'the server has no connection left: raise its max_connections, or end other programs',
    ],
    [
      { code: '57P03', message: 'the database system is starting up' },
      'the server is starting or stopping: try again in a moment',
    ],
    [
      { message: 'The server does not support SSL connections' },
      'the server offers no TLS: take sslmode out of the address',
    ],
    [
      { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' },
      'the certificate of db.example is not trusted (self-signed certificate): add sslrootcert=/path/of/its/ca.pem to the address',
    ],
    [
      { message: 'timeout expired' },
      'db.example:5432 does not answer: is the server running, and may this machine reach it?',
    ],
    [{ message: 'something new' }, 'db.example:5432: something new'],
  ])('that fails with %j is told in plain words', (failure, words) => {
    const error = Object.assign(new Error(failure.message), failure)
    expect(describeConnectionFailure('postgresql://me:secret@db.example/site', error)).toBe(words)
  })
})

describe('a server that wants passwords', () => {
  let home: string
  let server: EmbeddedPostgres

  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), `mediatheque-test-${process.pid}-`))
    fs.chmodSync(home, 0o755)
    server = await startEmbeddedPostgres({ home, settings: TEST_SETTINGS })
    const client = new pg.Client({ connectionString: server.url('postgres') })
    await client.connect()
    await client.query(`create role guarded login password 'right'`)
    const rules = path.join(home, 'data/pg_hba.conf')
    fs.writeFileSync(rules, `local all guarded scram-sha-256\n${fs.readFileSync(rules, 'utf8')}`)
    await client.query('select pg_reload_conf()')
    await client.end()
  })
  afterAll(async () => {
    await server.stop()
    fs.rmSync(home, { recursive: true, force: true })
  })

  it('is not entered with a wrong one, or with none, and never shows it', async () => {
    const url = server.url('postgres')
    await expect
      .poll(() => problemWith(withUser(url, 'guarded', 'wrong')))
      .toBe('ConfigError: DATABASE_URL: the password of user guarded is wrong.')
    expect(await problemWith(withUser(url, 'guarded'))).toBe(
      'ConfigError: DATABASE_URL: the server wants a password for user guarded.',
    )
    expect(await problemWith(withUser(url, 'stranger'))).toBe(
      'ConfigError: DATABASE_URL: there is no user stranger: create role stranger login.',
    )
  })
})
