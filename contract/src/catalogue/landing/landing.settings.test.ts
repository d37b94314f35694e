import { describe, expect, it } from 'vitest'
import { landingSettings } from './landing.settings.ts'

const faultsOf = (value: unknown) =>
  landingSettings.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []
const button = (type: string, action: string) => ({
  action_buttons: [{ label: 'Go', type, action }],
})

describe('the settings of the landing page', () => {
  it.each([
    ['route', '/movies?order=year', true],
    ['route', 'movies', false],
    ['route', '//evil.example', false],
    ['route', '/\\evil.example', false],
    ['route', '/\n/evil.example', false],
    ['route', 'javascript:alert(1)', false],
    ['link', 'https://example.org/a', true],
    ['link', 'http://example.org', true],
    ['link', 'javascript:alert(1)', false],
    ['link', ' javascript:alert(1)', false],
    ['link', 'data:text/html,1', false],
    ['link', '//evil.example', false],
    ['link', '/movies', false],
  ])('let a %s lead to %j: %s', (type, action, isAllowed) => {
    expect(faultsOf(button(type, action))).toEqual(isAllowed ? [] : ['action_buttons.0.action'])
  })

  it.each([
    ['/storage/hero.jpg', true],
    ['https://pictures.example/hero.jpg', true],
    ['http://pictures.example/hero.jpg', false],
    ['javascript:alert(1)', false],
    ['//pictures.example/hero.jpg', false],
  ])('take the picture %j: %s', (image, isAllowed) => {
    expect(faultsOf({ general: { background: { image } } })).toEqual(
      isAllowed ? [] : ['general.background.image'],
    )
  })

  it('take colours, icons and styles that the page knows only', () => {
    expect(
      faultsOf({ general: { background: { overlay_from: 'red;background:url(//evil.example)' } } }),
    ).toEqual(['general.background.overlay_from'])
    expect(faultsOf({ primary_features: [{ icon: 'skull', title: 'x' }] })).toEqual([
      'primary_features.0.icon',
    ])
    expect(
      faultsOf({ action_buttons: [{ label: 'Go', action: '/movies', style: 'blink' }] }),
    ).toEqual(['action_buttons.0.style'])
  })
})
