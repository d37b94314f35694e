import type { Landing, WallTitle } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import type { LandingIcon } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import {
  IconBell,
  IconClock,
  IconCode,
  IconDeviceTv,
  IconDownload,
  IconHeart,
  IconLanguage,
  IconList,
  IconSearch,
  IconShieldLock,
  IconStar,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { Poster } from '../../../ui/poster.tsx'
import { Section } from '../../../ui/section.tsx'
import { frameOf, posterOf } from '../title-cards/artwork.ts'
import classes from './landing-features.module.css'

const ICONS: Record<LandingIcon, typeof IconStar> = {
  search: IconSearch,
  download: IconDownload,
  users: IconUsers,
  list: IconList,
  shield: IconShieldLock,
  language: IconLanguage,
  bell: IconBell,
  star: IconStar,
  'device-tv': IconDeviceTv,
  heart: IconHeart,
  clock: IconClock,
  code: IconCode,
}

type Settings = Landing['settings']

/** What the site does, in a few short texts with an icon each. */
export function PrimaryFeatures({ features }: { features: Settings['primary_features'] }) {
  const t = useTranslate()
  if (features.length === 0) return null
  return (
    <Section title={t('What you find here')}>
      <ul className={classes.primary}>
        {features.map(({ icon, title, description }) => {
          const Icon = ICONS[icon]
          return (
            <li key={title}>
              <span className={classes.icon} aria-hidden>
                <Icon size={22} stroke={1.5} />
              </span>
              <h3>{t(title)}</h3>
              {description && <p>{t(description)}</p>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const FAN = 3

/** Longer texts beside a picture, each on the other side than the one before. Without a picture of its own, titles of the wall stand there. */
export function SecondaryFeatures({
  features,
  titles,
}: {
  features: Settings['secondary_features']
  titles: readonly WallTitle[]
}) {
  const t = useTranslate()
  return (
    <div className={classes.secondary}>
      {features.map(({ image, title, subtitle, description }, index) => (
        <section key={title} className={classes.feature}>
          <div className={classes.words}>
            {subtitle && <p className={classes.eyebrow}>{t(subtitle)}</p>}
            <h2>{t(title)}</h2>
            {description && <p className={classes.text}>{t(description)}</p>}
          </div>
          {(image ?? titles.length >= FAN) && (
            <div className={classes.picture}>
              {image ? (
                <img
                  src={image.startsWith('/') ? siteUrl(image) : image}
                  alt=""
                  width={960}
                  height={600}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <Fan
                  titles={Array.from(
                    { length: FAN },
                    (_, place) => titles[(index * FAN + place) % titles.length]!,
                  )}
                />
              )}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

function Fan({ titles }: { titles: readonly WallTitle[] }) {
  return (
    <div className={classes.fan} aria-hidden>
      {titles.map((title) => (
        <span key={title.id}>
          <Poster
            picture={posterOf(title)}
            fallback={frameOf(title, true).drawing}
            alt=""
            sizes="200px"
          />
        </span>
      ))}
    </div>
  )
}
