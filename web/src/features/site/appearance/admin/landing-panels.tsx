import { useTranslate } from '../../../../lib/i18n.ts'
import { useShown } from './appearance-context.ts'
import { LandingLinks } from './landing-links.tsx'
import { PanelHead } from './panel-head.tsx'
import { SettingFields } from './setting-fields.tsx'

/** What the heads of the page say is written with those of all others. */
const isOfHeads = (key: string) => key.startsWith('landing.general.seo_')

/** Texts, background and parts of the landing page. */
export function LandingGeneralPanel() {
  const t = useTranslate()
  return (
    <LandingSection
      title={t('Landing page: texts and background')}
      isMeant={(key) => key.startsWith('landing.general.') && !isOfHeads(key)}
    />
  )
}

/** Where its buttons lead. */
export function LandingButtonsPanel() {
  const t = useTranslate()
  return (
    <LandingSection
      title={t('Landing page: buttons')}
      isMeant={(key) => key === 'landing.action_buttons'}
    />
  )
}

/** What speaks for the site, in a line each. */
export function PrimaryFeaturesPanel() {
  const t = useTranslate()
  return (
    <LandingSection
      title={t('Landing page: first features')}
      isMeant={(key) => key === 'landing.primary_features'}
    />
  )
}

/** The same at length, with a picture. */
export function SecondaryFeaturesPanel() {
  const t = useTranslate()
  return (
    <LandingSection
      title={t('Landing page: further features')}
      isMeant={(key) => key === 'landing.secondary_features'}
    />
  )
}

function LandingSection({ title, isMeant }: { title: string; isMeant(key: string): boolean }) {
  const t = useTranslate()
  useShown({ path: '/landing' })
  return (
    <>
      <PanelHead
        title={title}
        text={t('English words of the site are shown in the language of the reader.')}
      />
      <LandingLinks />
      <SettingFields isMeant={isMeant} />
    </>
  )
}
