import { publicSettingsSchema } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { describe, expect, it } from 'vitest'
import { chooseTheme, themeVariables } from './color-scheme.ts'

function chosen(cookies: string, themes: Record<string, unknown> = {}) {
  const settings = publicSettingsSchema.parse({ base_url: '', base_path: '', demo: false, themes })
  return chooseTheme({ bootstrap: { settings } as never, cookies })
}

describe('the theme of a page', () => {
  it('is the default one without a cookie', () => {
    expect(chosen('')).toMatchObject({ scheme: 'dark', theme: { name: 'Projection' } })
    expect(chosen('', { default_id: 2 })).toMatchObject({ scheme: 'light', theme: { name: 'Matinee' } })
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

  it('brings its colour variables, and nothing but variables', () => {
    const [theme] = publicSettingsSchema.parse({ base_url: '', base_path: '', demo: false }).themes.all
    expect(themeVariables({ ...theme!, values: { '--accent': '#fff', position: 'fixed' } })).toEqual({ '--accent': '#fff' })
  })
})
