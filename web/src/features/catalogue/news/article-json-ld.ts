import { type NewsArticle, newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { absoluteUrl } from '../title-cards/page-head.ts'

/** Search engines show no more of a headline. */
const MOST_LETTERS = 110

/** What search engines read of an article, once everybody may. One that nobody signed is the site's own. */
export function articleJsonLd(article: NewsArticle, image: string): object | undefined {
  if (!import.meta.env.SSR || !article.is_public) return undefined
  const { settings, i18n } = getPageData().bootstrap
  const site = {
    '@type': 'Organization',
    name: settings.branding.site_name,
    url: absoluteUrl('/'),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.name.slice(0, MOST_LETTERS),
    url: absoluteUrl(newsUrl(article)),
    mainEntityOfPage: absoluteUrl(newsUrl(article)),
    image: [image],
    ...(article.published_at && { datePublished: article.published_at }),
    inLanguage: i18n.language,
    ...(article.summary && { description: article.summary }),
    author: article.author ? { '@type': 'Person', name: article.author } : site,
    publisher: site,
    ...(article.source?.url && { isBasedOn: article.source.url }),
  }
}
