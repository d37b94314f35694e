import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../features/accounts/users/users.factory.ts'
import { useTestApp } from '../features/test-app.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { startWorkers } from '../platform/jobs/start-workers.ts'
import { ADMIN_COMMANDS, runAdminCommand } from './run-admin-command.ts'

const test = useTestApp()
const run = (...words: string[]) => runAdminCommand(test.platform, words)

let administrator: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  await expect(run('settings', 'get')).rejects.toThrow(/There is no administrator yet/)
  // Jobs have their times where they were worked once; these do nothing.
  const never = { payload: z.object({}), cron: '0 0 1 1 *', run: () => Promise.resolve() }
  await startWorkers(
    test.platform,
    ['links.check', 'visits.count'].map((name) => defineJob({ ...never, name })),
  )
  administrator = await buildUser(test.platform.db, { role: 'admin', password_hash: 'x' })
})

const history = async () =>
  (
    await sql<{
      way: string
      actor_id: number
      record_type: string
      action: string
    }>`select way, actor_id,
      record_type, action from audit_events order by id desc limit 1`.execute(test.platform.db)
  ).rows[0]

describe('settings at the command line', () => {
  it('are read and changed by the rules of the pages, and the history says how', async () => {
    expect(await run('settings', 'get', 'branding.site_name')).toBe('Mediatheque')
    expect(await run('settings', 'set', 'branding.site_name', 'Our films')).toBe('Our films')
    expect(await run('settings', 'get', 'branding.site_name')).toBe('Our films')
    expect(await history()).toMatchObject({
      way: 'command',
      actor_id: administrator.id,
      record_type: 'settings',
    })
    await run('settings', 'reset', 'branding.site_name')
    expect(await run('settings', 'get', 'branding.site_name')).toBe('Mediatheque')
    expect(await run('settings', 'get')).toMatchObject({ 'kept_pages.seconds': 30 })
  })

  it('are refused with the words of the field', async () => {
    await expect(run('settings', 'set', 'kept_pages.seconds', '0')).rejects.toThrow(
      /\(422\)\n.*kept_pages\.seconds/,
    )
    await expect(
      run('settings', 'set', 'branding.site_name', String.raw`"a\u0000b"`),
    ).rejects.toThrow(
      /^[^\n]*\(422\)\n +branding\.site_name: Please remove the signs that cannot be shown\.$/,
    )
    await expect(run('settings', 'set', 'no.such', '1')).rejects.toThrow(
      'There is no setting no.such',
    )
    await expect(run('settings', 'set', 'branding.site_name')).rejects.toThrow(
      'The value is missing',
    )
  })

  it('that are secret are kept and never shown', async () => {
    const key = 's3_storage_key.secret_access_key'
    expect(await run('settings', 'get', key)).toBe('(none)')
    expect(await run('settings', 'set', key, 'hush-hush-hush')).toBe('kept, and not shown again')
    expect(await run('settings', 'get', key)).toBe('(kept)')
    expect(JSON.stringify(await run('settings', 'get'))).not.toContain('hush-hush')
  })

  it('go out as a file and come in', async () => {
    const file = path.join(test.platform.config.dataDir, 'settings.json')
    const all = (await run('settings', 'export')) as { settings: Record<string, unknown> }
    all.settings['branding.site_name'] = 'From a file'
    writeFileSync(file, JSON.stringify(all))
    expect(await run('settings', 'import', file)).toMatchObject([{ key: 'branding.site_name' }])
    expect(await run('settings', 'get', 'branding.site_name')).toBe('From a file')
  })
})

describe('a file of settings that is none', () => {
  it.each([
    ['/no/such/file', '/no/such/file cannot be read (ENOENT).'],
    ['/tmp', '/tmp cannot be read (EISDIR).'],
    ['/etc/hostname', '/etc/hostname is no file of settings.'],
  ])('%s is refused in one line', async (file, why) => {
    await expect(run('settings', 'import', file)).rejects.toThrow(why)
  })
})

describe('accounts at the command line', () => {
  it('are made, given roles, and found', async () => {
    const made = await run('accounts', 'create', 'ada@site.example', 'ada', 'moderator')
    expect(made).toMatchObject({ username: 'ada', email: 'ada@site.example' })
    expect(await run('accounts', 'role', 'ada@site.example', 'uploader')).toMatchObject({
      roles: expect.arrayContaining(['Moderator', 'Uploader']),
    })
    const left = (await run('accounts', 'take-role', 'ada', 'moderator')) as { roles: string[] }
    expect(left.roles).not.toContain('Moderator')
    expect(await history()).toMatchObject({ way: 'command', record_type: 'user' })
    expect(await run('accounts', 'list', 'ada')).toMatchObject([{ username: 'ada' }])
    await expect(run('accounts', 'role', 'ada', 'emperor')).rejects.toThrow(
      /There is no role emperor/,
    )
    await expect(run('accounts', 'role', 'nobody@site.example', 'admin')).rejects.toThrow(
      'There is no account nobody@site.example.',
    )
  })

  it('lose their second factor with a reason, which is written down', async () => {
    const locked = await buildUser(test.platform.db)
    await test.platform.db
      .insertInto('two_factor')
      .values({
        user_id: locked.id,
        secret_encrypted: 'x',
        recovery_codes_encrypted: 'x',
        confirmed_at: new Date(),
      })
      .execute()
    await expect(run('accounts', 'two-factor-off', locked.email)).rejects.toThrow(
      'The reason is missing',
    )
    await run('accounts', 'two-factor-off', locked.email, 'lost the phone')
    const { rows } = await sql`select from two_factor where user_id = ${locked.id}`.execute(
      test.platform.db,
    )
    expect(rows).toHaveLength(0)
    expect(await history()).toMatchObject({ way: 'command', record_type: 'user' })
  })

  it('keep their last administrator', async () => {
    await expect(
      run('accounts', 'take-role', administrator.email, 'administrator'),
    ).rejects.toThrow(/\(4\d\d\)/)
    await expect(run('accounts', 'administrator', 'notanaddress')).rejects.toThrow(
      'notanaddress is no email address.',
    )
    await expect(run('accounts', 'administrator', 'new@site.example')).rejects.toThrow(
      'There is an administrator already',
    )
  })
})

describe('the running of the site at the command line', () => {
  it.each([
    [['jobs', 'list'], expect.arrayContaining([expect.objectContaining({ name: 'links.check' })])],
    [['jobs', 'run', 'visits.count'], 'visits.count is to run now.'],
    [['links', 'check'], 'links.check is to run now.'],
    [['jobs', 'queue'], expect.objectContaining({ counts: expect.anything() })],
    [['caches', 'clear'], 'The caches are empty.'],
    [['mails', 'list'], expect.objectContaining({ pagination: expect.anything() })],
    [['health'], expect.anything()],
    [
      ['roles', 'list'],
      expect.arrayContaining([expect.objectContaining({ name: 'Administrator' })]),
    ],
    [['call', 'get', 'bootstrap-data'], expect.objectContaining({ user: expect.anything() })],
  ])('%j', async (words, answer) => {
    expect(await run(...words)).toEqual(answer)
  })

  it('makes what titles are found by anew', async () => {
    const { db } = test.platform
    await sql`insert into titles (type, name) values ('movie', 'Häxan'), ('movie', 'Nosferatu')`.execute(
      db,
    )
    await sql`delete from title_search`.execute(db)
    expect(await run('search', 'reindex')).toBe('2 titles')
    expect((await sql`select from title_search`.execute(db)).rows).toHaveLength(2)
  })

  it('says what is no command, and what a call refuses', async () => {
    await expect(run('jobs', 'run', 'no.such')).rejects.toThrow('There is no job no.such')
    await expect(run('call', 'post', 'keywords', '{"name"')).rejects.toThrow('is no JSON')
    // A script sees by the exit code that no mail would leave.
    await expect(run('mails', 'test')).rejects.toThrow()
    await expect(runAdminCommand(test.platform, ['health'], '')).rejects.toThrow(
      'The address after --as is missing.',
    )
    await expect(run('make', 'coffee')).rejects.toThrow('There is no command make coffee.')
    await expect(run('call', 'get', 'no/such')).rejects.toThrow('(404)')
  })

  it('has a name of its own for each', () => {
    const names = ADMIN_COMMANDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
