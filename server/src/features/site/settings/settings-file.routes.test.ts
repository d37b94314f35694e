import type {
  SettingsFile,
  SettingsFilePreview,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateSettings } from './settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const PATH = '/api/v1/admin/settings/file'
const test = useTestApp()
let admin: Awaited<ReturnType<typeof test.as>>

beforeEach(async () => {
  admin = await test.as('admin')
})

const read = async (): Promise<SettingsFile> => (await admin.call('GET', PATH)).json()
const withValues = (file: SettingsFile, settings: object) => ({
  ...file,
  settings: { ...file.settings, ...settings },
})

describe('settings as a file', () => {
  const send = (file: object, seen: object) => admin.call('POST', PATH, { ...file, seen })
  const shownFor = async (file: object) =>
    (await admin.call('POST', `${PATH}/preview`, file)).json().seen

  it('has all that is edited and no secret, and changes nothing where nothing is other', async () => {
    await updateSettings(test.platform, {
      s3_storage_key: { access_key_id: 'an-id', secret_access_key: 'never-to-be-seen' },
    })
    const file = await read()
    expect(file.settings).toMatchObject({ 'branding.site_name': 'Mediatheque' })
    expect(JSON.stringify(file)).not.toContain('never-to-be-seen')
    expect(Object.keys(file.settings).filter((key) => key.startsWith('s3_storage_key'))).toEqual([])
    const preview = await admin.call('POST', `${PATH}/preview`, file)
    expect(preview.json()).toMatchObject({ changes: [], unknown: [], locked: [] })
  })

  it('says in words what it would change, and changes that at once and in the history', async () => {
    const file = withValues(await read(), {
      'branding.site_name': 'The other house',
      'from.a_later_version': 1,
    })
    const said = {
      changes: [{ key: 'branding.site_name', from: 'Mediatheque', to: 'The other house' }],
      unknown: ['from.a_later_version'],
    }
    expect((await admin.call('POST', `${PATH}/preview`, file)).json()).toMatchObject(said)
    expect((await read()).settings['branding.site_name']).toBe('Mediatheque')
    expect((await send(file, await shownFor(file))).json()).toMatchObject(said)
    expect((await read()).settings['branding.site_name']).toBe('The other house')
    const history = await admin.call('GET', '/api/v1/history/settings/branding')
    expect(history.body).toContain('The other house')
    await updateSettings(test.platform, { branding: {} } as never)
  })

  it('changes nothing of a file with one value that will not do, and names it', async () => {
    const before = await read()
    const file = withValues(before, { 'branding.site_name': '', 'dates.format': 'sideways' })
    const refused = await send(file, await shownFor(file))
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(expect.arrayContaining(['dates.format']))
    expect(await read()).toEqual(before)
  })

  it('says before it is imported whatever the import is refused for, in words, and by setting', async () => {
    const before = await read()
    const entry = { id: 'a', label: 'A', type: 'link', action: 'javascript:alert(1)' }
    const file = withValues(before, {
      'dates.format': 'sideways',
      menus: [{ id: 'm', name: 'M', positions: [], items: [{ ...entry, items: [entry] }] }],
      'i18n.default_localization': 'xx',
    })
    const inFrench = (url: string, payload: object) =>
      test.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { cookie: admin.cookie, 'accept-language': 'fr', 'sec-fetch-site': 'same-origin' },
      })
    const preview = await inFrench(`${PATH}/preview`, file)
    expect(preview.statusCode, preview.body).toBe(200)
    const refused = await inFrench(PATH, { ...file, seen: preview.json().seen })
    expect(refused.statusCode).toBe(422)
    const said = preview.json<SettingsFilePreview>().refused
    expect(Object.fromEntries(said.map(({ key, messages }) => [key, messages]))).toEqual(
      refused.json().errors,
    )
    expect(said.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Format des dates', 'Menus et leurs entrées']),
    )
    expect(await read()).toEqual(before)
    const history = await admin.call('GET', '/api/v1/history/settings/menus')
    expect(history.body).not.toContain('javascript')
  })

  it('is refused by name where a list in it has rows of another shape', async () => {
    const hollow = { id: 'a', label: 'A', type: 'link', action: 'javascript:alert(1)' }
    const menu = { id: 'm', name: 'M', positions: [], items: [hollow] }
    for (const menus of [[menu], [null], ['x'], [{ ...menu, items: [7, null, [hollow]] }]]) {
      const file = withValues(await read(), { menus })
      const preview = await admin.call('POST', `${PATH}/preview`, file)
      expect(preview.statusCode, preview.body).toBe(200)
      const refused = await send(file, preview.json().seen)
      expect(refused.statusCode, refused.body).toBe(422)
    }
  })

  it('says what the parts of a row are called, and nothing of those that are empty', async () => {
    const entry = { id: 'a', label: 'Films', type: 'link', action: 'https://films.example' }
    const menus = [{ id: 'm', name: 'M', positions: [], items: [entry] }]
    const preview = await admin.call('POST', `${PATH}/preview`, withValues(await read(), { menus }))
    const [change] = preview.json<SettingsFilePreview>().changes
    expect(change!.to).toBe(
      'Id: m, Name: M, Entries: [Id: a, Label: Films, Leads to: An address of the web, Path or address: https://films.example]',
    )
  })

  it('calls roles by their names, and those that are gone by their numbers', async () => {
    const entry = { id: 'a', label: 'Films', type: 'link', action: 'https://films.example' }
    const { id } = await test.platform.db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', 'moderator')
      .executeTakeFirstOrThrow()
    const items = [{ ...entry, roles: [id, 9_999] }]
    const menus = [{ id: 'm', name: 'M', positions: [], items }]
    const file = withValues(await read(), { menus })
    const preview = await admin.call('POST', `${PATH}/preview`, file)
    const [change] = preview.json<SettingsFilePreview>().changes
    expect(change!.to).toContain('Roles: [Moderator; Role 9999]')
  })

  it('says moments in the form that pages write them from, whatever the clock they were typed by', async () => {
    const terms = { from: '2026-12-24T20:00:00+02:00', until: null, device: 'all', roles: [] }
    const file = withValues(await read(), { 'ads.general_top_terms': terms })
    const preview = await admin.call('POST', `${PATH}/preview`, file)
    const [change] = preview.json<SettingsFilePreview>().changes
    expect(change!.to).toContain('2026-12-24T18:00:00.000Z')
  })

  it('is not imported over what somebody changed since it was shown what it changes', async () => {
    const file = withValues(await read(), { 'branding.site_name': 'The other house' })
    const seen = await shownFor(file)
    // Also where the file only says what was set then.
    await admin.call('PUT', '/api/v1/settings/logging', {
      values: { 'retention.mails_days': 12 },
      seen: { 'retention.mails_days': 90 },
    })
    const late = await send(file, seen)
    expect(late.statusCode, late.body).toBe(409)
    const [{ changed, current }] = late.json().conflicts
    expect(changed).toEqual({ 'retention.mails_days': [90, 12] })
    expect(current.changes.map(({ key }: { key: string }) => key)).toEqual([
      'branding.site_name',
      'retention.mails_days',
    ])
    expect((await read()).settings['branding.site_name']).toBe('Mediatheque')
    expect((await send(file, current.seen)).statusCode).toBe(200)
    expect((await read()).settings['retention.mails_days']).toBe(90)
    await updateSettings(test.platform, { branding: {} } as never)
  })

  it('is taken from no other file, and from nobody who may not change settings', async () => {
    const other = await admin.call('POST', PATH, { format: 'something', settings: {}, seen: {} })
    expect(other.json().errors).toEqual({ format: ['This is no file of settings.'] })
    const moderator = await test.as('moderator')
    expect((await moderator.call('GET', PATH)).statusCode).toBe(403)
    expect((await moderator.call('POST', PATH, await read())).statusCode).toBe(403)
  })
})
