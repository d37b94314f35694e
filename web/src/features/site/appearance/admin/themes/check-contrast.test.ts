import { readFileSync } from 'node:fs'
import { contrastOf } from '@mediatheque/contract/core/colours.ts'
import { describe, expect, it } from 'vitest'
import { findPoorContrast, LEAST_CONTRAST } from './check-contrast.ts'
import type { SiteTheme } from './theme-list.ts'
import { FONT_PLACES, FONTS, SHIPPED_COLOURS } from './theme-variables.ts'

const theme = (is_dark: boolean, values: Record<string, string> = {}): SiteTheme => ({
  id: 1,
  name: 'x',
  is_dark,
  default_dark: false,
  default_light: false,
  values,
})

describe('the colours of a theme', () => {
  it('are those of the style sheet where it has none of its own', () => {
    const file = new URL('../../../../../app/tokens.css', import.meta.url)
    const tokens = readFileSync(file, 'utf8')
    for (const scheme of ['dark', 'light'] as const) {
      const [, rules = ''] =
        new RegExp(`\\[data-mantine-color-scheme='${scheme}'\\] \\{([^}]*)\\}`).exec(tokens) ?? []
      for (const [name, colour] of Object.entries(SHIPPED_COLOURS[scheme]))
        expect(rules).toContain(`${name}: ${colour};`)
    }
    for (const { name, shipped } of FONT_PLACES)
      expect(tokens).toContain(`${name}: ${FONTS.find((font) => font.name === shipped)!.stack};`)
  })

  it('can all be read as they are shipped', () => {
    expect([theme(true), theme(false)].flatMap(findPoorContrast)).toEqual([])
  })

  it('are found where they cannot be read, with the nearest that can', () => {
    const poor = findPoorContrast(theme(false, { '--text-dim': '#b0a99d', '--accent': '#ffb347' }))
    expect(poor.map(({ colour }) => colour)).toEqual(['--text-dim', '--accent', '--on-accent'])
    for (const { repaired, colour } of poor.slice(0, 2)) {
      expect(repaired, colour).toBeDefined()
      for (const ground of ['--ground', '--surface-1'] as const)
        expect(contrastOf(repaired!, SHIPPED_COLOURS.light[ground])).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        )
    }
  })

  it('go to white or to black, whichever is nearer', () => {
    const [onDark] = findPoorContrast(theme(true, { '--text': '#333a44' }))
    expect(contrastOf(onDark!.repaired!, '#0c1015')).toBeGreaterThan(LEAST_CONTRAST)
    expect(findPoorContrast(theme(true, { '--text': 'var(--line)' }))).toEqual([])
  })

  it('have no repair where no colour would do', () => {
    const [poor] = findPoorContrast(
      theme(true, { '--ground': '#000000', '--surface-1': '#ffffff', '--text': '#777777' }),
    )
    expect(poor).toMatchObject({ colour: '--text', repaired: undefined })
  })
})
