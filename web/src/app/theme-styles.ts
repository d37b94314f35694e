import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { isThemeVariable } from '@mediatheque/contract/site/themes/theme-variables.ts'
import { fontFaces } from '../lib/site-fonts.ts'
import type { SiteTheme } from './color-scheme.ts'

/** The themes that a page can turn to by a click or with its device: the chosen one, and the default of the other brightness. */
export function themesAtHand(
  { themes }: Pick<BootstrapData['settings'], 'themes'>,
  chosen: SiteTheme | undefined,
): Record<'dark' | 'light', SiteTheme | undefined> {
  return {
    dark: chosen?.is_dark ? chosen : themes.all.find(({ default_dark }) => default_dark),
    light:
      chosen?.is_dark === false ? chosen : themes.all.find(({ default_light }) => default_light),
  }
}

/**
 * The variables of the themes that this page can turn to, and the fonts that were sent for them, as a style sheet: nothing
 * is asked of the server when one is changed for the other.
 */
export function themeStyles(
  settings: Pick<BootstrapData['settings'], 'themes'>,
  chosen: SiteTheme | undefined,
): string {
  const { dark, light } = themesAtHand(settings, chosen)
  return (
    styleRule('dark', dark) +
    styleRule('light', light) +
    fontFaces(settings.themes.fonts, [dark, light])
  )
}

function styleRule(scheme: 'dark' | 'light', theme: SiteTheme | undefined): string {
  const variables = Object.entries(theme?.values ?? {}).filter((pair) => isThemeVariable(...pair))
  return variables.length === 0
    ? ''
    : `:root[data-mantine-color-scheme=${scheme}]{${variables.map((pair) => pair.join(':')).join(';')}}`
}
