import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import type {
  LinkOfferView,
  OfferReason,
} from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { HealthDot, HostName, usePlace } from '../link-cells.tsx'
import classes from './best-links.module.css'

export const bestLinksQuery = (titleId: number) =>
  endpointQuery(downloadEndpoints.getBestLinks, { params: { id: titleId } })

/** The link that suits the reader best, with why, at one press; below it, the same in other qualities or languages. */
export function BestLinks({
  titleId,
  heading: Heading = 'h3',
}: {
  titleId: number
  heading?: 'h2' | 'h3'
}) {
  const t = useTranslate()
  const { data } = useQuery(bestLinksQuery(titleId))
  const [best, ...others] = data?.offers ?? []
  if (!best) return null
  return (
    <div className={classes.offers}>
      <Heading>{t('Best for you')}</Heading>
      <Best offer={best} />
      {others.length > 0 && (
        <ul className={classes.others} aria-label={t('Other choices')}>
          {others.map((offer) => (
            <li key={offer.id}>
              <Other offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const pathOf = ({ id }: LinkOfferView) => `/download/${id}` as '/'

function Best({ offer }: { offer: LinkOfferView }) {
  const t = useTranslate()
  const format = useFormat()
  const say = useReasons(offer)
  return (
    <>
      <p className={classes.what}>{useWhat(offer)}</p>
      <p className={classes.from}>
        <HealthDot link={offer} />
        <HostName link={offer} />
        {offer.taille !== null && <span>{format.bytes(offer.taille)}</span>}
      </p>
      {offer.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label={t('Why this one')}>
          {offer.reasons.map((reason) => (
            <li key={reason}>
              <IconCheck size={14} stroke={2} aria-hidden />
              {say[reason]}
            </li>
          ))}
        </ul>
      )}
      <Button component={Link} to={pathOf(offer)} fullWidth className={classes.get}>
        {t('Get this link')}
      </Button>
    </>
  )
}

function Other({ offer }: { offer: LinkOfferView }) {
  const format = useFormat()
  return (
    <Link to={pathOf(offer)}>
      <HealthDot link={offer} />
      <strong>{useWhat(offer)}</strong>
      {offer.taille !== null && <span>{format.bytes(offer.taille)}</span>}
      <IconArrowRight size={16} stroke={1.7} aria-hidden />
    </Link>
  )
}

/** Quality, languages, and which season or episode. */
function useWhat(offer: LinkOfferView): string {
  const t = useTranslate()
  const place = usePlace()(offer)
  const languages = offer.langues_compact.map(({ name }) => name).join(', ')
  return [t(offer.qual.qual), languages, place].filter(Boolean).join(' · ')
}

function useReasons({ checked_date: checked }: LinkOfferView): Record<OfferReason, string> {
  const t = useTranslate()
  const format = useFormat()
  return {
    season: t('The whole season at once'),
    language: t('In a language you read'),
    subtitles: t('Subtitles in your language'),
    quality: t('The best of the direct links'),
    alive: checked
      ? t('Answered :when', { when: format.age(checked) })
      : t('Answered when last checked'),
  }
}
