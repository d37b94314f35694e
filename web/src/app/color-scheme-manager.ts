import type { MantineColorSchemeManager } from '@mantine/core'
import { getPageData } from '../lib/page-data.ts'
import { chooseTheme, rememberTheme } from './color-scheme.ts'

const COOKIE_VALUE = { light: 'light', dark: 'dark', auto: 'system' } as const

/** Keeps the choice in the cookie that the server renders from, so that no page flashes in the wrong colours. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => chooseTheme(getPageData()).scheme,
  set: (value) => rememberTheme(COOKIE_VALUE[value]),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => rememberTheme('system'),
}
