import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { getPublicSettings, updateSettings } from '../../site/settings/settings.service.ts'

const getPlatform = useTestPlatform()
const panel = {
  id: 'library-card',
  label: 'Library card',
  description: 'Yours.',
  link: { label: 'Open', url: '/library' },
}
const store = (...panels: object[]) =>
  updateSettings(getPlatform(), { account_settings: { extra_panels: panels } } as never)

describe('panels that a site adds to the account settings', () => {
  it('are kept in their order and sent to the pages, and there are none at first', async () => {
    expect((await getPublicSettings(getPlatform())).account_settings.extra_panels).toEqual([])
    await store(panel, { id: 'rules', label: 'Rules' })
    expect((await getPublicSettings(getPlatform())).account_settings.extra_panels).toEqual([
      panel,
      { id: 'rules', label: 'Rules', description: '', link: null },
    ])
  })

  it('are text: markup is taken off, what only looks like it stays', async () => {
    await store({
      ...panel,
      label: '<b>Library</b> card',
      description:
        'See <script src="//evil.example">x</script> <img src=x onerror=alert(1)>: 3 < 4 > 2',
    })
    const [kept] = (await getPublicSettings(getPlatform())).account_settings.extra_panels
    expect(kept).toMatchObject({ label: 'Library card', description: 'See x : 3 < 4 > 2' })
  })

  it.each([
    ['an id twice', [panel, panel], 'account_settings.extra_panels'],
    [
      'an id that could not stand in an address',
      [{ ...panel, id: 'Library card' }],
      'account_settings.extra_panels.0.id',
    ],
    [
      'nothing but markup for a title',
      [{ ...panel, label: '<i></i>' }],
      'account_settings.extra_panels.0.label',
    ],
    [
      'a link that is a script',
      [{ ...panel, link: { label: 'Open', url: 'javascript:alert(1)' } }],
      'account_settings.extra_panels.0.link.url',
    ],
    [
      'a link that is another site in disguise',
      [{ ...panel, link: { label: 'Open', url: '//evil.example' } }],
      'account_settings.extra_panels.0.link.url',
    ],
    [
      'more than can be read',
      Array.from({ length: 11 }, (_, index) => ({ ...panel, id: `panel-${index}` })),
      'account_settings.extra_panels',
    ],
  ])('are refused with %s', async (_case, panels, field) => {
    await expect(store(...panels)).rejects.toMatchObject({
      code: 'validation',
      fields: { [field]: [expect.any(String)] },
    })
  })
})
