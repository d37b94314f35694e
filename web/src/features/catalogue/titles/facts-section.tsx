import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { CrewSection } from './crew-section.tsx'
import { DetailsSection } from './details-section.tsx'
import classes from './title-page.module.css'

/** Who made it, what else is known of it, and what a holder of its rights may want. */
export function FactsSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  return (
    <>
      <CrewSection title={title} />
      <DetailsSection title={title} />
      <Link
        to="/takedown"
        search={{ about: titleUrl(title) }}
        rel="nofollow"
        className={classes.takedown}
      >
        {t('Takedown notice')}
      </Link>
    </>
  )
}
