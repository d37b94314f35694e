import { publicSettingsSchema } from '@mediatheque/contract/settings.ts'
import { describe, expect, it } from 'vitest'
import { chooseTheme } from './color-scheme.ts'
import { themeStyles } from './theme-styles.ts'

function chosen(cookies: string, themes: Record<string, unknown> = {}) {
  const settings = publicSettingsSchema.parse({ base_url: '', base_path: '', demo: false, themes })
  return chooseTheme({ bootstrap: { settings } as never, cookies })
}

describe('the theme of a page', () => {
  it('is the default one without a cookie', () => {
    expect(chosen('')).toMatchObject({ scheme: 'dark', theme: { name: 'Projection' } })
    expect(chosen('', { default_id: 2 })).toMatchObject({
      scheme: 'light',
      theme: { name: 'Matinee' },
    })
  })

  it('is the one of the cookie, by id or by brightness', () => {
    expect(chosen('be-active-theme=2').scheme).toBe('light')
    expect(chosen('be-active-theme=light').theme?.name).toBe('Matinee')
    expect(chosen('be-active-theme=99').theme?.name).toBe('Projection')
  })

  it('follows the device for system and for 0', () => {
    expect(chosen('be-active-theme=system').scheme).toBe('auto')
    expect(chosen('be-active-theme=0').scheme).toBe('auto')
    expect(chosen('', { default_id: 0 }).scheme).toBe('auto')
  })

  it('is nobody’s choice where users may not change it', () => {
    expect(chosen('be-active-theme=light', { user_change: false }).scheme).toBe('dark')
  })

  const themesWith = (...values: Record<string, string>[]) => {
    const settings = publicSettingsSchema.parse({ base_url: '', base_path: '', demo: false })
    const all = values.map((each, index) => ({
      id: index + 1,
      name: String(index),
      is_dark: index !== 1,
      default_dark: index === 0,
      default_light: index === 1,
      values: each,
    }))
    return { ...settings, themes: { ...settings.themes, all } }
  }

  it('brings its colour variables, and those of the other brightness, for when it is changed', () => {
    const settings = themesWith(
      { '--accent': '#111' },
      { '--accent': '#eee' },
      { '--accent': '#333', '--ground': 'rgb(0 0 0)' },
    )
    const [dark, light, other] = settings.themes.all
    const [ofDark, ofLight, ofOther] = [
      ':root[data-mantine-color-scheme=dark]{--accent:#111}',
      ':root[data-mantine-color-scheme=light]{--accent:#eee}',
      ':root[data-mantine-color-scheme=dark]{--accent:#333;--ground:rgb(0 0 0)}',
    ]
    for (const chosen of [dark, light, undefined])
      expect(themeStyles(settings, chosen)).toBe(ofDark + ofLight)
    expect(themeStyles(settings, other)).toBe(ofOther + ofLight)
  })

  it('brings nothing but variables', () => {
    const settings = themesWith({
      '--accent': '#fff',
      position: 'fixed',
      '--a': 'red}body{display:none',
      '--b': '</style><script>',
      '--c': 'x;color:red',
      '--e': 'url(https://elsewhere.example/who-reads)',
      '--d{': 'x',
    })
    expect(themeStyles(settings, undefined)).toBe(
      ':root[data-mantine-color-scheme=dark]{--accent:#fff}',
    )
    expect(
      themeStyles(
        publicSettingsSchema.parse({ base_url: '', base_path: '', demo: false }),
        undefined,
      ),
    ).toBe('')
  })
})
