import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { PageData } from '../lib/page-data.ts'
import { assetUrl, siteUrl } from '../lib/page-data.ts'
import { neededFonts } from '../lib/site-fonts.ts'
import { chooseTheme } from './color-scheme.ts'
import { themesAtHand } from './theme-styles.ts'

const SHIPPED = [textFont, displayFont]

/** The fonts that the texts of a page are drawn with, for its head. Those of a device’s brightness are fetched for that alone. */
export function fontLinks(data: Pick<PageData, 'bootstrap' | 'cookies'>) {
  const { settings } = data.bootstrap
  const { scheme, theme } = chooseTheme(data)
  const atHand = themesAtHand(settings, theme)
  const [dark, light] = [atHand.dark, atHand.light].map((each) =>
    neededFonts(settings.themes.fonts, each),
  )
  const needed = scheme === 'auto' ? [dark!, light!] : [scheme === 'dark' ? dark! : light!]
  const files = new Set(needed.flatMap(({ files: named }) => named.filter((file) => file)))
  return [
    ...[...files].map((file) => {
      const media = needed.every(({ files: named }) => named.includes(file))
        ? undefined
        : `(prefers-color-scheme: ${needed[0]!.files.includes(file) ? 'dark' : 'light'})`
      return {
        ...link('preload', siteUrl(file!.src), file!.src.split('.').at(-1)!),
        ...(media && { media }),
      }
    }),
    // Not `preload`: browsers wait for such fonts before they paint anything, and those that stand in are as wide.
    ...SHIPPED.filter((_, at) => needed.some(({ shipped }) => shipped[at])).map((font) =>
      link('prefetch', assetUrl(font), 'woff2'),
    ),
  ]
}

const link = (rel: 'preload' | 'prefetch', href: string, format: string) => ({
  rel,
  href,
  as: 'font',
  type: `font/${format}`,
  crossOrigin: 'anonymous' as const,
})
