import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { useTestApp } from '../../test-app.ts'
import { getSettings, SETTINGS_TAG } from './settings.service.ts'

const test = useTestApp()
const TRIAL = '/api/v1/admin/settings/trial'
const NEW = 'https://media.example'
let admin: Awaited<ReturnType<typeof test.as>>

beforeEach(async () => {
  admin = await test.as('admin')
})

const save = async (tab: string, key: string, value: unknown) => {
  const { values } = (await admin.call('GET', `/api/v1/settings/${tab}`)).json()
  const body = { values: { [key]: value }, seen: { [key]: values[key] } }
  return admin.call('PUT', `/api/v1/settings/${tab}`, body)
}
const view = async () => (await admin.call('GET', TRIAL)).json().trial
const originNow = async () => (await getSettings(test.platform)).site_address.origin
const keepFrom = (origin?: string) =>
  test.app.inject({
    method: 'POST',
    url: `${TRIAL}/keep`,
    headers: {
      cookie: admin.cookie,
      'sec-fetch-site': 'same-origin',
      ...(origin && { origin }),
    },
  })
/** As if so much of its minute had passed. */
const leave = (ms: number) =>
  sql`update settings_trials set ends_at = clock_timestamp() + make_interval(secs => ${ms / 1000})`.execute(
    test.platform.db,
  )

describe('a change that could keep everybody out', () => {
  it('is in force at once, and is taken back by itself when nobody keeps it', async () => {
    const shipped = test.platform.config.baseUrl
    expect((await save('general', 'site_address.origin', NEW)).statusCode).toBe(200)
    await vi.waitFor(() => expect(test.platform.config.baseUrl).toBe(NEW))
    expect((await test.call('GET', '/api/v1/bootstrap-data')).json().settings.base_url).toBe(NEW)
    expect(await view()).toMatchObject({ names: ['Address'], origin: NEW })
    expect((await view()).seconds_left).toBeGreaterThan(50)

    await leave(300)
    await test.platform.cache.invalidate([SETTINGS_TAG])
    await expect.poll(originNow, { timeout: 5_000 }).toBe('')
    await vi.waitFor(() => expect(test.platform.config.baseUrl).toBe(shipped))
    expect(await view()).toBeNull()
    expect((await keepFrom(NEW)).statusCode).toBe(409)
  })

  it('is taken back by a process that begins after its time', async () => {
    await save('general', 'site_address.origin', NEW)
    await leave(-1)
    const app = await buildApp(test.platform)
    expect(await originNow()).toBe('')
    await app.close()
  })

  it('stays when it is kept, an address from there alone', async () => {
    await save('general', 'site_address.origin', NEW)
    for (const elsewhere of [undefined, 'http://127.0.0.1:3000', `${NEW}.evil.example`]) {
      const refused = await keepFrom(elsewhere)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toContain(NEW)
    }
    expect((await keepFrom(NEW)).json()).toEqual({ trial: null })
    await leave(-1)
    await test.platform.cache.invalidate([SETTINGS_TAG])
    expect(await originNow()).toBe(NEW)
    await save('general', 'site_address.origin', '')
    expect((await admin.call('DELETE', TRIAL)).statusCode).toBe(200)
    expect(await originNow()).toBe(NEW)
    await save('general', 'site_address.origin', '')
    expect((await keepFrom(new URL(test.platform.config.shippedBaseUrl).origin)).statusCode).toBe(
      200,
    )
    expect(await originNow()).toBe('')
  })

  it('waits for the one before, and leaves what else was saved', async () => {
    const { values } = (await admin.call('GET', '/api/v1/settings/recaptcha')).json()
    const changes = {
      'recaptcha.enable.login': true,
      'recaptcha.enable.contact': true,
      'recaptcha_secrets.secret_key': 'a-wrong-secret',
    }
    const seen = Object.fromEntries(Object.keys(changes).map((key) => [key, values[key]]))
    const saved = await admin.call('PUT', '/api/v1/settings/recaptcha', { values: changes, seen })
    expect(saved.statusCode, saved.body).toBe(200)
    const stored = await sql<{
      all: string
    }>`select before_sealed as all from settings_trials`.execute(test.platform.db)
    expect(stored.rows[0]!.all).not.toContain('login')
    const other = await save('general', 'site_address.origin', NEW)
    expect(other.statusCode).toBe(422)
    expect(Object.keys(other.json().errors)).toEqual(['site_address.origin'])
    expect((await save('general', 'branding.description', 'Other')).statusCode).toBe(200)

    expect((await admin.call('DELETE', TRIAL)).json()).toEqual({ trial: null })
    const { recaptcha, recaptcha_secrets, branding } = await getSettings(test.platform)
    expect(recaptcha.enable).toMatchObject({ login: false, contact: true })
    expect(recaptcha_secrets.secret_key).toBe('')
    expect(branding.description).toBe('Other')
    expect((await admin.call('DELETE', TRIAL)).statusCode).toBe(409)
  })

  it('is taken back once, however many do so at the same moment', async () => {
    await save('authentication', 'require_email_confirmation', true)
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await admin.call('DELETE', TRIAL)).statusCode),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await getSettings(test.platform)).require_email_confirmation).toBe(false)
  })

  it('is nobody’s but of those who may change settings', async () => {
    const moderator = await test.as('moderator')
    expect((await moderator.call('GET', TRIAL)).statusCode).toBe(403)
    expect((await moderator.call('DELETE', TRIAL)).statusCode).toBe(403)
    expect((await moderator.call('POST', `${TRIAL}/keep`)).statusCode).toBe(403)
  })
})
