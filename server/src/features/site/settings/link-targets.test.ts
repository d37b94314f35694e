import { SHIPPED_MENUS } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { SETTINGS_TAG, getPublicSettings, updateSettings } from './settings.service.ts'
import { saveSettings } from './settings.repository.ts'

const getPlatform = useTestPlatform()
const menu = (type: string, action: string) => ({
  id: 'own',
  name: 'Own',
  positions: ['sidebar-primary'],
  items: [{ id: 'entry', label: 'Entry', type, action }],
})
const store = (changes: object) => updateSettings(getPlatform(), changes)
const faultsOf = (changes: object) =>
  store(changes).then(
    () => [],
    ({ fields }: { fields: object }) => Object.keys(fields),
  )

/** Everything that a browser could take for a script or for another site. */
const EVIL = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,1',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\n/evil.example',
  'https:/\\evil.example',
  'movies',
  '',
]

describe('where settings lead', () => {
  it.each([
    ['route', '/movies', true],
    ['route', '/movies?order=year#top', true],
    ['route', 'https://example.org/', false],
    ['link', 'https://example.org/a?b=c', true],
    ['link', 'http://example.org', true],
    ['link', '/movies', true],
    ['link', 'https://', false],
    ['link', 'ftp://example.org/', false],
    ['link', `https://example.org/${'a'.repeat(2_000)}`, false],
  ])('a menu entry of type %s to %j: %s', async (type, action, isAllowed) => {
    expect(await faultsOf({ menus: [menu(type, action)] })).toEqual(
      isAllowed ? [] : ['menus.0.items.0.action'],
    )
  })

  it.each(EVIL)('no menu entry, policy, button or login leads to %j', async (target) => {
    const current = await getPublicSettings(getPlatform())
    for (const type of ['route', 'link'])
      expect(await faultsOf({ menus: [menu(type, target)] })).toEqual(['menus.0.items.0.action'])
    expect(
      await faultsOf({
        registration: { policies: [{ id: 'terms', label: 'Terms', url: target }] },
      }),
    ).toEqual(['registration.policies.0.url'])
    expect(
      await faultsOf({
        cookie_notice: { button: { label: 'More', type: 'link', action: target } },
      }),
    ).toEqual(['cookie_notice.button.action'])
    expect(await faultsOf({ auth: { redirect_uri: target } })).toEqual(['auth.redirect_uri'])
    expect(await getPublicSettings(getPlatform())).toEqual(current)
  })

  it('the menus that the site comes with are accepted, and stand in for one that was stored in another way', async () => {
    expect(await faultsOf({ menus: SHIPPED_MENUS })).toEqual([])
    const shipped = (await getPublicSettings(getPlatform())).menus
    await saveSettings(getPlatform().db, [
      { key: 'menus', value: [menu('link', 'javascript:alert(1)')], is_secret: false },
    ])
    await getPlatform().cache.invalidate([SETTINGS_TAG])
    expect((await getPublicSettings(getPlatform())).menus).toEqual(shipped)
  })
})
