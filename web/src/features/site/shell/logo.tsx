import { MOBILE_MAX_WIDTH } from '@mediatheque/contract/core/constants.ts'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.tsx'
import classes from './logo.module.css'

/** `logo_dark` is the one of dark themes; either serves both where the other is missing. */
const LOOKS = ['logo_dark', 'logo_light'] as const

/** The site's logo, or its name beside the shipped mark: a projector's beam. */
export function Logo() {
  const { user, settings } = useSession()
  const { site_name: name, ...logos } = settings.branding
  const target = user ? (settings.auth.redirect_uri ?? '/') : '/'
  return (
    <Link to={target as '/'} className={classes.logo}>
      {logos.logo_dark || logos.logo_light ? (
        LOOKS.map((look, place) => {
          const other = LOOKS[1 - place]!
          const phone = logos[`${look}_mobile`] ?? logos[`${other}_mobile`]
          return (
            // That of the other look is neither shown nor fetched.
            <picture key={look}>
              {phone && <source media={`(max-width: ${MOBILE_MAX_WIDTH - 1}px)`} srcSet={phone} />}
              <img src={logos[look] ?? logos[other]!} alt={name} loading="lazy" />
            </picture>
          )
        })
      ) : (
        <>
          <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden>
            <rect width="28" height="28" rx="8" fill="var(--accent)" />
            <path d="M6 11.5v5L22 22V6z" fill="var(--on-accent)" opacity=".92" />
            <circle cx="6.5" cy="14" r="3" fill="var(--on-accent)" />
          </svg>
          <span>{name}</span>
        </>
      )}
    </Link>
  )
}
