import {
  type Language,
  nearestShipped,
  SHIPPED_LANGUAGES,
} from '@mediatheque/contract/core/lines.ts'
import type { SeoHeads, SeoTitles } from '@mediatheque/contract/site/seo/seo-heads.ts'
import { SEO_PAGES } from '@mediatheque/contract/site/seo/seo-templates.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'

/** What the browser needs to name its tab, in all languages. */
export async function listSeoTitles(platform: Needs<ToReadSettings>): Promise<SeoTitles> {
  const settings = await getSettings(platform)
  const titles: SeoTitles = {}
  for (const page of SEO_PAGES)
    for (const language of SHIPPED_LANGUAGES) {
      const { title } = settings[`seo_${page}`][language]
      if (title) titles[page] = { ...titles[page], [language]: title }
    }
  return titles
}

/** What the server writes into the heads of pages in a language. */
export async function readSeoHeads(
  platform: Needs<ToReadSettings>,
  language: Language,
): Promise<SeoHeads> {
  const settings = await getSettings(platform)
  const heads = SEO_PAGES.map((page) => {
    const { image, ...texts } = settings[`seo_${page}`]
    return [page, { ...texts[nearestShipped(language)], image }]
  })
  return Object.fromEntries(heads) as SeoHeads
}
