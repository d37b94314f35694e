import { THEME_COOKIE } from '@mediatheque/contract/core/constants.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { PageData } from '../lib/page-data.ts'
import { readCookie, writeCookie } from '../lib/cookies.ts'

export type SiteTheme = BootstrapData['settings']['themes']['all'][number]

export interface ChosenTheme {
  /** 'auto' follows the device. */
  readonly scheme: 'light' | 'dark' | 'auto'
  readonly theme: SiteTheme | undefined
}

/** The theme of the cookie `be-active-theme` (an id, `light`, `dark`, or `system` and `0` for the device's preference). */
export function chooseTheme({
  bootstrap,
  cookies,
}: Pick<PageData, 'bootstrap' | 'cookies'>): ChosenTheme {
  const { themes } = bootstrap.settings
  const wanted =
    (themes.user_change ? readCookie(cookies, THEME_COOKIE) : undefined) ??
    String(themes.default_id)
  if (wanted === 'system' || wanted === '0') return { scheme: 'auto', theme: undefined }
  const theme =
    themes.all.find(({ id }) => String(id) === wanted) ??
    themes.all.find((candidate) =>
      wanted === 'light'
        ? candidate.default_light
        : wanted === 'dark'
          ? candidate.default_dark
          : candidate.id === themes.default_id,
    )
  return { scheme: theme?.is_dark === false ? 'light' : 'dark', theme }
}

/** What can end a declaration, a rule or the element that they stand in. */
const UNSAFE = /[;{}<>\\]|\/\*/

/**
 * The colour variables of the themes that this page can turn to, as a style sheet: those of the chosen theme, and of the
 * default one of the other brightness, so that a click or the device changes them without asking the server.
 */
export function themeStyles(
  { themes }: Pick<BootstrapData['settings'], 'themes'>,
  chosen: SiteTheme | undefined,
): string {
  const ofDark = chosen?.is_dark ? chosen : themes.all.find(({ default_dark }) => default_dark)
  const ofLight =
    chosen?.is_dark === false ? chosen : themes.all.find(({ default_light }) => default_light)
  return styleRule('dark', ofDark) + styleRule('light', ofLight)
}

function styleRule(scheme: 'dark' | 'light', theme: SiteTheme | undefined): string {
  const variables = Object.entries(theme?.values ?? {}).filter(
    ([name, value]) => /^--[\w-]+$/.test(name) && !UNSAFE.test(value),
  )
  return variables.length === 0
    ? ''
    : `:root[data-mantine-color-scheme=${scheme}]{${variables.map((pair) => pair.join(':')).join(';')}}`
}

export function rememberTheme(value: string): void {
  writeCookie(THEME_COOKIE, value)
}
