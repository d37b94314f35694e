import { settingsTabs } from '@mediatheque/contract/settings.generated.ts'
import { settingsSchema } from '@mediatheque/contract/settings.ts'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { SETTINGS_TAG, getPublicSettings, getSettings, updateSettings } from './settings.service.ts'

const getPlatform = useTestPlatform()

describe('settings', () => {
  it('have a default each, so that an empty database is a working site', async () => {
    const settings = await getSettings(getPlatform())
    expect(settings).toMatchObject({
      billing: { enable: false },
      require_email_confirmation: false,
      registration: { disable: false },
      themes: { user_change: true },
    })
    expect(settings).toEqual(settingsSchema.parse({}))
  })

  it('belong to one tab each', () => {
    const groups = Object.values(settingsTabs).flatMap((tab) => [
      ...Object.keys(tab.public),
      ...Object.keys(tab.private),
      ...Object.keys(tab.secret),
    ])
    expect(new Set(groups).size).toBe(groups.length)
    expect(groups.sort()).toEqual(Object.keys(settingsSchema.shape).sort())
  })

  it('change for everybody at once', async () => {
    const platform = getPlatform()
    const { branding } = await getSettings(platform)
    await updateSettings(platform, { branding: { ...branding, site_name: 'Cinémathèque' } })
    expect((await getPublicSettings(platform)).branding.site_name).toBe('Cinémathèque')
  })

  it('keep secrets encrypted, readable on the server, and out of what pages get', async () => {
    const platform = getPlatform()
    await updateSettings(platform, {
      recaptcha_secrets: {
        secret_key: 'hush-hush',
        endpoint: null,
        min_score: 0.5,
        difficulty: 1_000,
      },
    })
    const rows = await platform.db
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'recaptcha_secrets')
      .execute()
    expect(rows[0]?.is_secret).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('hush-hush')
    expect((await getSettings(platform)).recaptcha_secrets.secret_key).toBe('hush-hush')
    const sent = JSON.stringify(await getPublicSettings(platform))
    expect(sent).not.toContain('hush-hush')
    expect(sent).not.toContain('secret')
  })

  it('that cannot be accepted are refused by field, and nothing is stored', async () => {
    const platform = getPlatform()
    const before = await getSettings(platform)
    const change = { branding: { ...before.branding, site_name: '' }, enable_comments: false }
    await expect(updateSettings(platform, change)).rejects.toMatchObject({
      code: 'validation',
      fields: { 'branding.site_name': [expect.any(String)] },
    })
    await expect(updateSettings(platform, { made_up: 1 } as never)).rejects.toMatchObject({
      code: 'validation',
    })
    expect(await getSettings(platform)).toEqual(before)
  })

  it('stored in a shape of another version fall back to their defaults alone', async () => {
    const platform = getPlatform()
    await platform.db
      .insertInto('settings')
      .values({ key: 'dates', value: JSON.stringify({ format: 42 }) })
      .execute()
    await platform.cache.invalidate([SETTINGS_TAG])
    expect((await getSettings(platform)).dates.format).toBe('short')
  })

  it('take no secret along to another address: it has to be entered again', async () => {
    const platform = getPlatform()
    const at = (endpoint: string) => ({ s3_storage: { endpoint, region: 'x', bucket: 'media' } })
    const key = { s3_storage_key: { access_key_id: 'id', secret_access_key: 'hush-hush' } }
    await updateSettings(platform, at('https://one.example'))
    await updateSettings(platform, key)
    await expect(updateSettings(platform, at('https://two.example'))).rejects.toMatchObject({
      code: 'validation',
      fields: {
        's3_storage_key.access_key_id': ['The address has changed: please enter this again.'],
        's3_storage_key.secret_access_key': ['The address has changed: please enter this again.'],
      },
    })
    expect((await getSettings(platform)).s3_storage.endpoint).toBe('https://one.example')
    await updateSettings(platform, {
      s3_storage: { ...at('https://one.example').s3_storage, region: 'y' },
    })
    await updateSettings(platform, { ...at('https://two.example'), ...key })
    expect((await getSettings(platform)).s3_storage.endpoint).toBe('https://two.example')
  })
})
