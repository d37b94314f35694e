import type { SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { describe, expect, it, vi } from 'vitest'
import { fontFaces, neededFonts, stackOf } from '../../../../../lib/site-fonts.ts'
import { fontsOf, withFont, withoutFont } from './font-list.ts'
import { type SiteTheme, themesOf } from './theme-list.ts'

vi.mock('../../../../../lib/page-data.ts', () => ({ siteUrl: (path: string) => `/shelf${path}` }))

const regular: SiteFont = {
  family: 'Quay Sans',
  src: '/files/7/file.woff2',
  is_italic: false,
  weight_from: 400,
  weight_to: 400,
  ascent: 90,
  descent: 25,
  line_gap: 0,
  width: 125,
}
const bold = { ...regular, src: '/files/8/file.woff2', weight_from: 700, weight_to: 700 }
const other = { ...regular, src: '/files/9/file.woff', family: 'Harbour' }
const theme = (values: SiteTheme['values']): SiteTheme => ({
  id: 1,
  name: 'Projection',
  is_dark: true,
  default_light: false,
  default_dark: true,
  values,
})
const values = (...fonts: SiteFont[]) => ({
  'themes.fonts': fonts,
  'themes.all': [
    theme({ '--font-text': stackOf('Quay Sans'), '--accent': '#abc' }),
    theme({ '--font-display': stackOf('Harbour') }),
  ],
})

describe('the fonts of a site', () => {
  it('come behind the others, or in the place of those that draw the same', () => {
    expect(fontsOf(withFont(values(regular), bold))).toEqual([regular, bold])
    const again = { ...regular, src: '/files/12/file.woff2' }
    expect(fontsOf(withFont(values(regular, bold), again))).toEqual([again, bold])
  })

  it('go from the themes with the last file of their family, and from no other', () => {
    const one = withoutFont(values(regular, bold, other), bold)
    expect(fontsOf(one)).toEqual([regular, other])
    expect(one['themes.all']).toBeUndefined()
    const last = withoutFont(values(regular, other), regular)
    expect(themesOf(last).map((each) => each.values)).toEqual([
      { '--accent': '#abc' },
      { '--font-display': stackOf('Harbour') },
    ])
  })

  it('are given to the pages of the themes that name them, with what stands in for each', () => {
    const sheet = fontFaces(
      [regular, bold, other],
      [theme({ '--font-text': stackOf('Quay Sans') })],
    )
    expect(sheet.match(/@font-face/g)).toHaveLength(3)
    expect(sheet).toContain(
      "font-weight:700 700;font-display:swap;src:url('/shelf/files/8/file.woff2')",
    )
    expect(sheet).toContain(
      'size-adjust:125%;ascent-override:72%;descent-override:20%;line-gap-override:0%',
    )
    expect(sheet).not.toContain('Harbour')
    expect(fontFaces([regular], [theme({}), undefined])).toBe('')
  })

  it('are fetched first where the first texts are drawn with them', () => {
    const both = theme({
      '--font-text': stackOf('Quay Sans'),
      '--font-display': stackOf('Quay Sans'),
    })
    expect(neededFonts([bold, regular], both)).toEqual({
      files: [regular, bold],
      shipped: [false, false],
    })
    expect(neededFonts([], theme({}))).toEqual({
      files: [undefined, undefined],
      shipped: [true, true],
    })
    const gone = theme({ '--font-text': stackOf('Gone') })
    expect(neededFonts([regular], gone)).toEqual({
      files: [undefined, undefined],
      shipped: [false, true],
    })
  })
})
