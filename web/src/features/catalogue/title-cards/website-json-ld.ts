import { getPageData } from '../../../lib/page-data.ts'
import { absoluteUrl } from './page-head.ts'

/** The site and its search, as search engines read them on its front page. */
export function websiteJsonLd(about: string): object | undefined {
  if (!import.meta.env.SSR) return undefined
  const { settings, i18n } = getPageData().bootstrap
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: settings.branding.site_name,
    description: about,
    url: absoluteUrl('/'),
    inLanguage: i18n.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/search/')}{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
