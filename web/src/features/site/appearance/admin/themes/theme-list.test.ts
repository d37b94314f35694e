import { describe, expect, it } from 'vitest'
import {
  changesWithout,
  readThemeFile,
  type SiteTheme,
  themeFile,
  withChange,
  withTheme,
  withValues,
} from './theme-list.ts'

const dark: SiteTheme = {
  id: 1,
  name: 'Projection',
  is_dark: true,
  default_light: false,
  default_dark: true,
  values: {},
}
const light: SiteTheme = {
  ...dark,
  id: 2,
  is_dark: false,
  default_light: true,
  default_dark: false,
}
const night: SiteTheme = { ...dark, id: 7, name: 'Night', default_dark: false }

describe('themes', () => {
  it('get a number of their own', () => {
    const all = withTheme([dark, night], {
      name: 'New',
      is_dark: true,
      values: { '--text': '#fff' },
    })
    expect(all.at(-1)).toEqual({
      id: 8,
      name: 'New',
      is_dark: true,
      default_light: false,
      default_dark: false,
      values: { '--text': '#fff' },
    })
  })

  it('have one default for each brightness', () => {
    const all = withChange([dark, light, night], 7, { default_dark: true })
    expect(all.map(({ default_dark }) => default_dark)).toEqual([false, false, true])
    expect(all[1]!.default_light).toBe(true)
    const turned = withChange([dark, light], 1, { is_dark: false })
    expect(turned[0]).toMatchObject({ is_dark: false, default_dark: false })
  })

  it('leave their place to another of their brightness when they go', () => {
    const values = { 'themes.all': [dark, light, night], 'themes.default_id': 1 }
    const changes = changesWithout(values, 1)
    expect(changes['themes.default_id']).toBe(7)
    expect(changes['themes.all']).toEqual([light, { ...night, default_dark: true }])
    const alone = changesWithout({ 'themes.all': [dark, light], 'themes.default_id': 1 }, 1)
    expect(alone).toEqual({ 'themes.all': [light], 'themes.default_id': 0 })
  })

  it('hold only what differs from the shipped ones', () => {
    const set = withValues({ ...dark, values: { '--text': '#fff' } }, { '--accent': '#123456' })
    expect(set.values).toEqual({ '--text': '#fff', '--accent': '#123456' })
    expect(withValues({ ...dark, ...set }, { '--text': undefined }).values).toEqual({
      '--accent': '#123456',
    })
  })
})

describe('a file of a theme', () => {
  it('comes back as it went', () => {
    const theme = { ...dark, values: { '--accent': '#123456', '--font-text': "'Inter', serif" } }
    const { name, is_dark, values } = theme
    expect(readThemeFile(themeFile(theme))).toEqual({ name, is_dark, values })
  })

  it('brings nothing that could leave its declaration', () => {
    const file = (values: object) =>
      JSON.stringify({ format: 'mediatheque-theme', name: 'x', is_dark: true, values })
    const hostile = {
      '--a': 'red;} body{display:none',
      '--b': '</style><script>',
      '--c': '/* never ends',
      color: 'red',
      '--d': 7,
      '--f': 'url(https://elsewhere.example/who-reads)',
      '--g': 'url( //elsewhere.example/x)',
      '--h': 'image-set("HTTPS:/elsewhere.example" 1x)',
      '--e': '#abcdef',
    }
    expect(readThemeFile(file(hostile))!.values).toEqual({ '--e': '#abcdef' })
    for (const text of ['', '[]', 'null', '{}', '{"format":"mediatheque-theme"}', 'not json'])
      expect(readThemeFile(text)).toBeUndefined()
  })
})
