import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './appearance.module.css'

const PARTS = [
  { to: '/admin/appearance/landing-page/general', label: 'Texts and background' },
  { to: '/admin/appearance/landing-page/action-buttons', label: 'Setting landing.action_buttons' },
  {
    to: '/admin/appearance/landing-page/primary-features',
    label: 'Setting landing.primary_features',
  },
  {
    to: '/admin/appearance/landing-page/secondary-features',
    label: 'Setting landing.secondary_features',
  },
] as const

/** The four parts of the landing page. */
export function LandingLinks() {
  const t = useTranslate()
  return (
    <nav className={classes.sections} aria-label={t('Settings of landing')}>
      <ul>
        {PARTS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeProps={{ 'aria-current': 'page' }}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
