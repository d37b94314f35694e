import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { getSettings, updateSettings } from '../settings/settings.service.ts'
import { LINES_TAG } from '../localizations/localizations.service.ts'

const test = useTestApp({ BASE_URL: 'http://media.example/site' })
const bootstrap = (headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/bootstrap-data', headers }).then((response) => response.json())

describe('bootstrap data', () => {
  it('has everything the application starts with', async () => {
    const data = await bootstrap()
    expect(Object.keys(data).sort()).toEqual([
      'footer_pages',
      'guest_role',
      'has_view_ended',
      'i18n',
      'is_mobile_device',
      'settings',
      'show_cookie_notice',
      'user',
      'vapid_public_key',
      'viewed_as',
    ])
    expect(data.settings).toMatchObject({
      base_url: 'http://media.example/site',
      base_path: '/site',
      branding: { site_name: 'Mediatheque' },
    })
    expect(data.i18n.localizations).toEqual([
      { language: 'en', name: 'English' },
      { language: 'fr', name: 'Français' },
    ])
  })

  it('gives a visitor the guest role instead of a user', async () => {
    const { user, guest_role } = await bootstrap()
    expect(user).toBeNull()
    expect(guest_role.permissions.map(({ name }: { name: string }) => name)).toContain(
      'titles.view',
    )
  })

  it('gives a logged-in caller the own account', async () => {
    const uploader = await test.as('uploader')
    const { user } = (await uploader.call('GET', '/api/v1/bootstrap-data')).json()
    expect(user).toMatchObject({ id: uploader.id, role_badge: 'Uploader' })
    expect(user.permissions).toContainEqual({
      name: 'liens.create',
      restrictions: [{ name: 'pending', value: 200 }],
    })
  })

  it('speaks the language of the browser, or the one chosen in the cookie', async () => {
    expect((await bootstrap({ 'accept-language': 'fr-FR,fr;q=0.9' })).i18n).toMatchObject({
      language: 'fr',
      lines: { Continue: 'Continuer' },
    })
    expect((await bootstrap({ 'accept-language': 'fr', cookie: 'locale=en' })).i18n.language).toBe(
      'en',
    )
  })

  it('changes its line when an administrator does', async () => {
    const before = (await bootstrap({ cookie: 'locale=fr' })).i18n
    await test.platform.db
      .insertInto('localization_lines')
      .values({ language: 'fr', key: 'Continue', line: 'Poursuivre' })
      .execute()
    await test.platform.cache.invalidate([LINES_TAG])
    const after = (await bootstrap({ cookie: 'locale=fr' })).i18n
    expect(after.lines['Continue']).toBe('Poursuivre')
    expect(after.version).not.toBe(before.version)
  })

  it('knows a phone from a computer', async () => {
    expect(
      (
        await bootstrap({
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
        })
      ).is_mobile_device,
    ).toBe(true)
    expect(
      (await bootstrap({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }))
        .is_mobile_device,
    ).toBe(false)
    expect((await bootstrap({ 'sec-ch-ua-mobile': '?1' })).is_mobile_device).toBe(true)
  })

  it('shows the cookie notice when it is on, until it was answered', async () => {
    const { cookie_notice } = await getSettings(test.platform)
    expect((await bootstrap()).show_cookie_notice).toBe(false)
    await updateSettings(test.platform, { cookie_notice: { ...cookie_notice, enable: true } })
    expect((await bootstrap()).show_cookie_notice).toBe(true)
    expect((await bootstrap({ cookie: 'cookie-notice=true' })).show_cookie_notice).toBe(false)
  })
})
