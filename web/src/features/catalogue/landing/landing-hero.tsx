import type { Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import { LandingButtons } from './landing-buttons.tsx'
import classes from './landing-hero.module.css'
import { PosterWall } from './poster-wall.tsx'

/** The headline over the wall of posters, the site's own picture, or the bare ground. */
export function LandingHero({ landing, search }: { landing: Landing; search: ReactNode }) {
  const t = useTranslate()
  const { settings } = useSession()
  const [isStopped, setStopped] = useState(false)
  const { general, action_buttons } = landing.settings
  const { kind, image, opacity } = general.background
  const isMoving = kind === 'posters' && general.motion === 'moving' && landing.wall.length > 0
  const site = settings.branding.site_name
  return (
    <section className={classes.hero} data-kind={kind} style={overlayOf(general.background)}>
      <div className={classes.behind} style={{ opacity }}>
        {kind === 'posters' && (
          <PosterWall titles={landing.wall} isMoving={isMoving} isStopped={isStopped} />
        )}
        {kind === 'image' && image && (
          <img
            className={classes.image}
            src={image.startsWith('/') ? siteUrl(image) : image}
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <div className={classes.overlay} aria-hidden />
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1>{t(general.title || site, { site })}</h1>
          {general.subtitle && <p className={classes.subtitle}>{t(general.subtitle, { site })}</p>}
          {general.show_search && <div className={classes.search}>{search}</div>}
          <LandingButtons buttons={action_buttons} />
        </div>
      </div>
      {isMoving && (
        <button
          type="button"
          className={classes.motion}
          aria-label={isStopped ? t('Resume the motion') : t('Stop the motion')}
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? (
            <IconPlayerPlay size={16} stroke={1.5} aria-hidden />
          ) : (
            <IconPlayerPause size={16} stroke={1.5} aria-hidden />
          )}
        </button>
      )}
    </section>
  )
}

/** The colours an administrator laid over the background. */
function overlayOf({
  overlay_from: from,
  overlay_to: to,
}: Landing['settings']['general']['background']): CSSProperties | undefined {
  if (!from && !to) return undefined
  return {
    '--overlay-from': from ?? 'transparent',
    '--overlay-to': to ?? 'transparent',
  } as CSSProperties
}
