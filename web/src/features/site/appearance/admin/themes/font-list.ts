import type { SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { familiesOf, familyIn, FONT_VARIABLES } from '../../../../../lib/site-fonts.ts'
import type { Values } from '../draft-store.ts'
import { themesOf, withValues } from './theme-list.ts'

export const fontsOf = (values: Values): readonly SiteFont[] =>
  values['themes.fonts'] as readonly SiteFont[]

const isSameStyle = (one: SiteFont, other: SiteFont) =>
  one.family === other.family &&
  one.is_italic === other.is_italic &&
  one.weight_from === other.weight_from &&
  one.weight_to === other.weight_to

/** With another file; one that draws the same letters gives way to it. */
export function withFont(values: Values, font: SiteFont): Values {
  const fonts = fontsOf(values)
  return {
    'themes.fonts': fonts.some((each) => isSameStyle(each, font))
      ? fonts.map((each) => (isSameStyle(each, font) ? font : each))
      : [...fonts, font],
  }
}

/** Without one; themes that named its family have the shipped fonts again where it was the last file of it. */
export function withoutFont(values: Values, font: SiteFont): Values {
  const rest = fontsOf(values).filter(({ src }) => src !== font.src)
  if (familiesOf(rest).includes(font.family)) return { 'themes.fonts': rest }
  const themes = themesOf(values).map((theme) => {
    const named = FONT_VARIABLES.filter((name) => familyIn(theme.values[name]) === font.family)
    const changes = Object.fromEntries(named.map((name) => [name, undefined]))
    return named.length === 0 ? theme : { ...theme, ...withValues(theme, changes) }
  })
  return { 'themes.fonts': rest, 'themes.all': themes }
}
