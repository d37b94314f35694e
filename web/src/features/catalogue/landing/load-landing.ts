import type { Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404 } from '../../../lib/guards.ts'
import { translate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { absoluteUrl, pageHead, previewImage } from '../title-cards/page-head.ts'
import { websiteJsonLd } from '../title-cards/website-json-ld.ts'
import { landingQuery } from './landing.queries.ts'

/** Reads the page's data and writes its head: here, because heads written in the routes weigh on every page. */
export async function loadLanding(queryClient: QueryClient) {
  const { landing } = await queryClient.ensureQueryData(landingQuery()).catch(notFoundOn404)
  return { head: landingHead(landing) }
}

function landingHead({ settings: { general }, wall }: Landing) {
  const { settings } = getPageData().bootstrap
  const { site_name: site, description } = settings.branding
  // Where the front page shows the same, that is its address.
  const path = settings.homepage.type === 'landing' ? '/' : '/landing'
  const name = translate(general.seo_title || general.title, { site })
  const about = translate(general.seo_description || description || general.subtitle, { site })
  const { kind, image } = general.background
  const drawn = wall[0] ?? { id: 1, type: 'site', name: site, year: null }
  return pageHead({
    name,
    description: about,
    path,
    image: kind === 'image' && image ? absoluteUrl(image) : previewImage([], drawn),
    jsonLd: websiteJsonLd(about),
    seo: { page: 'landing' },
  })
}
