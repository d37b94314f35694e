import type { Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { Page } from '../../../ui/page.tsx'
import { TitleRow } from '../title-cards/title-row.tsx'
import { KindCounts } from './kind-counts.tsx'
import { LandingClosing, PricingBand } from './landing-closing.tsx'
import { PrimaryFeatures, SecondaryFeatures } from './landing-features.tsx'
import { LandingHero } from './landing-hero.tsx'

/** What the site is, for those who see it for the first time. */
export function LandingPage({ landing, search }: { landing: Landing; search: ReactNode }) {
  const t = useTranslate()
  const { settings } = useSession()
  const { general, primary_features, secondary_features } = landing.settings
  return (
    <>
      <LandingHero landing={landing} search={search} />
      <KindCounts counts={landing.counts} />
      <Page>
        {landing.popular.length > 0 && (
          <TitleRow name={t('Popular now')} titles={landing.popular} />
        )}
      </Page>
      <PrimaryFeatures features={primary_features} />
      <Page>
        {landing.recent.length > 0 && (
          <TitleRow name={t('Recently added')} titles={landing.recent} />
        )}
      </Page>
      <SecondaryFeatures features={secondary_features} titles={landing.wall} />
      {general.show_pricing && settings.billing.enable && <PricingBand />}
      <LandingClosing footer={general.footer} />
    </>
  )
}
