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

export function rememberTheme(value: string): void {
  writeCookie(THEME_COOKIE, value)
}
