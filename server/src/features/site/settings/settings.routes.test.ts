import { appearanceNameLines } from '@mediatheque/contract/site/settings/appearance-names.admin.lines.ts'
import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import {
  EDITED_SETTINGS_TABS,
  SETTINGS_TABS,
} from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { SETTING_NAMES, sectionsOf } from './settings-fields.ts'

describe('what settings are called', () => {
  it('is said of every one, of its choices and of its parts', () => {
    const namesOf = (field: SettingField): string[] => [
      field.label,
      ...(field.choices ?? []).map(({ label }) => label),
      ...(field.fields ?? []).flatMap(namesOf),
    ]
    const asked = EDITED_SETTINGS_TABS.flatMap(sectionsOf).flatMap(({ label, fields }) => [
      label,
      ...fields.flatMap(namesOf),
    ])
    expect(asked.filter((name) => !(name in SETTING_NAMES))).toEqual([])
  })

  it('is said of those of the appearance too, whose history is read', () => {
    const lines = { ...SETTING_NAMES, ...appearanceNameLines }
    const asked = SETTINGS_TABS.flatMap(sectionsOf).flatMap(({ label, fields }) => [
      label,
      ...fields.map((field) => field.label),
    ])
    expect(asked.filter((name) => !(name in lines))).toEqual([])
  })
})

describe('settings', () => {
  const test = useTestApp()
  type Changes = { values: object; seen: object }

  async function asAdmin() {
    const { call } = await test.as('admin')
    return {
      read: async (tab: string) => (await call('GET', `/api/v1/settings/${tab}`)).json(),
      save: (tab: string, body: Changes) => call('PUT', `/api/v1/settings/${tab}`, body),
    }
  }

  it('are read and changed by those who may enter the administration and change settings', async () => {
    for (const role of ['member', 'moderator'] as const) {
      const { call } = await test.as(role)
      expect((await call('GET', '/api/v1/settings/general')).statusCode).toBe(403)
      const body = { values: {}, seen: {} }
      expect((await call('PUT', '/api/v1/settings/general', body)).statusCode).toBe(403)
    }
    expect((await test.call('GET', '/api/v1/settings/general')).statusCode).toBe(401)
  })

  it('are refused by the names that they have on their page, in the language of the reader', async () => {
    const { call } = await test.as('admin')
    const refuse = async (tab: string, key: string, value: unknown) => {
      const { values } = (await call('GET', `/api/v1/settings/${tab}`)).json()
      const body = { values: { [key]: value }, seen: { [key]: values[key] } }
      const answer = await call('PUT', `/api/v1/settings/${tab}`, body)
      expect(answer.statusCode).toBe(422)
      return Object.values(answer.json().errors).flat()
    }
    expect(await refuse('uploading', 'uploads.chunk_size', 5)).toEqual([
      'The bytes of one piece of a long file field must be at least 1048576.',
    ])
    expect(await refuse('general', 'branding.site_name', '')).toEqual([
      'The name of the site field is required.',
    ])
    await call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    const [french] = await refuse('uploading', 'uploads.chunk_size', 5)
    expect(french).toContain('octets par morceau d’un long fichier')
  })

  it('are found by what they are called in any language, by whoever may change them', async () => {
    const admin = await test.as('admin')
    const find = async (caller: typeof admin, query: string) => {
      const url = `/api/v1/admin/settings?query=${encodeURIComponent(query)}`
      const answer = await caller.call('GET', url)
      return answer.statusCode === 200 ? answer.json().settings : answer.statusCode
    }
    const [first] = await find(admin, 'Name of the site')
    expect(first).toMatchObject({
      key: 'branding.site_name',
      tab: 'general',
      section: 'Name and logo',
    })
    expect((await find(admin, 'nom du SITE'))[0]).toEqual(first)
    expect(await find(admin, 'zzzz')).toEqual([])
    expect((await find(admin, 'e')).length).toBe(8)
    await admin.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect((await find(admin, 'nom du site'))[0].section).toBe('Nom et logo')
    expect(await find(await test.as('moderator'), 'site')).toBe(403)
  })

  it('are in force at once, and stay as they are where nothing is said of them', async () => {
    const { read, save } = await asAdmin()
    const { values } = await read('general')
    const answer = await save('general', {
      values: { 'branding.site_name': 'Cinémathèque' },
      seen: { 'branding.site_name': values['branding.site_name'] },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().values).toEqual({ ...values, 'branding.site_name': 'Cinémathèque' })
    const { branding } = (await test.call('GET', '/api/v1/bootstrap-data')).json().settings ?? {}
    expect(branding?.site_name).toBe('Cinémathèque')
  })

  it('are not changed over what somebody else changed meanwhile; other values go together', async () => {
    const [one, other] = [await asAdmin(), await asAdmin()]
    const { values: seen } = await one.read('logging')
    const change = (key: string, value: unknown) => ({
      values: { [key]: value },
      seen: { [key]: seen[key] },
    })
    await one.save('logging', change('retention.mails_days', 10))
    const together = await other.save('logging', change('retention.notifications_days', 20))
    expect(together.json().values).toMatchObject({
      'retention.mails_days': 10,
      'retention.notifications_days': 20,
    })
    const late = await other.save('logging', change('retention.mails_days', 30))
    expect(late.statusCode).toBe(409)
    expect(late.json().conflicts[0].changed).toEqual({ 'retention.mails_days': [90, 10] })
    expect(late.json().conflicts[0].current.values['retention.mails_days']).toBe(10)
  })

  it('say by field what cannot be accepted, in the language of the reader', async () => {
    const { save } = await asAdmin()
    const bad = await save('logging', {
      values: { 'retention.mails_days': 0 },
      seen: { 'retention.mails_days': 10 },
    })
    expect(bad.statusCode).toBe(422)
    expect(Object.keys(bad.json().errors)).toEqual(['retention.mails_days'])
    for (const key of ['retention.nothing', 'branding.site_name', '__proto__.x', 'retention']) {
      const unknown = await save('logging', { values: { [key]: 1 }, seen: {} })
      expect(unknown.statusCode, key).toBe(422)
    }
  })

  it('take no values that cannot be kept or compared', async () => {
    const { cookie } = await test.as('admin')
    const save = (payload: string) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/v1/settings/general',
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        payload,
      })
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    for (const wrong of [deep, '"a\\u0000b"', '"a\\ud800b"'])
      for (const [value, seen] of [
        [wrong, '""'],
        ['"x"', wrong],
      ]) {
        const key = 'branding.description'
        const answer = await save(`{"values":{"${key}":${value}},"seen":{"${key}":${seen}}}`)
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(422)
        expect(answer.json().errors).not.toEqual({})
      }
  })

  it('never show a secret, and keep those that nobody typed', async () => {
    const { read, save } = await asAdmin()
    const key = 's3_storage_key.secret_access_key'
    const typed = { [key]: 'a-very-secret-key', 's3_storage_key.access_key_id': 'an-id' }
    const answer = await save('uploading', { values: typed, seen: {} })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).not.toContain('a-very-secret-key')
    expect(answer.json().stored_secrets).toEqual(expect.arrayContaining(Object.keys(typed)))
    const forgotten = await save('uploading', { values: { [key]: '' }, seen: {} })
    expect(forgotten.json().stored_secrets).toEqual(['s3_storage_key.access_key_id'])
    expect((await read('uploading')).values[key]).toBeNull()
  })

  it('want no bucket that has no name', async () => {
    const { save } = await asAdmin()
    const driver = 'uploads.public_driver'
    const bucket = {
      's3_storage.bucket': 'media',
      's3_storage_key.access_key_id': 'an-id',
      's3_storage_key.secret_access_key': 'a-key',
    }
    const change = (values: Record<string, unknown>, seen: Record<string, unknown>) =>
      save('uploading', { values, seen })
    const toBucket = [{ [driver]: 's3' }, { [driver]: 'local' }] as const
    const refused = await change(...toBucket)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ [driver]: [expect.stringMatching(/^Name the bucket/)] })
    const together = await change(
      { ...toBucket[0], ...bucket },
      { ...toBucket[1], 's3_storage.bucket': '' },
    )
    expect(together.statusCode, together.body).toBe(200)
    const takenAway = await change({ 's3_storage_key.access_key_id': '' }, {})
    expect(Object.keys(takenAway.json().errors)).toEqual(['s3_storage_key.access_key_id'])
    await change({ [driver]: 'local' }, { [driver]: 's3' })
    const given = {
      's3_storage.bucket': '',
      ...Object.fromEntries(Object.keys(bucket).map((key) => [key, ''])),
    }
    expect((await change(given, { 's3_storage.bucket': 'media' })).statusCode).toBe(200)
  })

  it('send no kept secret to another place: all of it is typed anew', async () => {
    const { save } = await asAdmin()
    const secrets = {
      's3_storage_key.access_key_id': 'an-id',
      's3_storage_key.secret_access_key': 'a-key',
    }
    await save('uploading', { values: secrets, seen: {} })
    const moved = { 's3_storage.endpoint': 'https://elsewhere.example' }
    const seen = { 's3_storage.endpoint': '' }
    for (const typed of [{}, { 's3_storage_key.access_key_id': 'mine' }]) {
      const refused = await save('uploading', { values: { ...moved, ...typed }, seen })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)).toContain('s3_storage_key.secret_access_key')
    }
    const whole = await save('uploading', { values: { ...moved, ...secrets }, seen })
    expect(whole.statusCode, whole.body).toBe(200)
  })
})
