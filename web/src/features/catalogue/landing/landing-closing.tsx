import type { Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './landing.module.css'

/** A way to the plans, where there are any. */
export function PricingBand() {
  const t = useTranslate()
  return (
    <section className={classes.pricing}>
      <div>
        <h2>{t('Plans for every taste')}</h2>
        <p>{t('Compare what each of them holds, and change whenever you like.')}</p>
      </div>
      <Button
        component={Link}
        to={'/pricing'}
        variant="default"
        size="md"
        radius="xl"
        rightSection={<IconArrowRight size={18} stroke={1.5} />}
      >
        {t('See the plans')}
      </Button>
    </section>
  )
}

/** The last word: an account for guests, the catalogue for those who have one. */
export function LandingClosing({ footer }: { footer: Landing['settings']['general']['footer'] }) {
  const t = useTranslate()
  const { user, settings } = useSession()
  const site = settings.branding.site_name
  const { title, text, to, label } = user
    ? {
        title: t('Welcome back, :name', { name: user.username }),
        text: t('Your shelves are where you left them.'),
        to: '/',
        label: t('Browse the catalogue'),
      }
    : settings.registration.disable
      ? {
          title: t(footer.title, { site }),
          text: t(footer.subtitle, { site }),
          to: '/login',
          label: t('Login'),
        }
      : {
          title: t(footer.title, { site }),
          text: t(footer.subtitle, { site }),
          to: '/register',
          label: t('Create an account'),
        }
  return (
    <section className={classes.closing}>
      {footer.image && (
        <img
          src={footer.image.startsWith('/') ? siteUrl(footer.image) : footer.image}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      <Button component={Link} to={to} size="lg" radius="xl">
        {label}
      </Button>
    </section>
  )
}
