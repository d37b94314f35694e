import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './appearance.module.css'
import { APPEARANCE_SECTIONS } from './appearance-sections.ts'
import { PanelHead } from './panel-head.tsx'

/** Where the editor begins. */
export function OverviewPanel() {
  const t = useTranslate()
  return (
    <>
      <PanelHead
        title={t('Appearance')}
        text={t('What you change is seen beside it at once, and by everybody when you publish it.')}
      />
      <ul className={classes.cards}>
        {APPEARANCE_SECTIONS.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className={classes.card}>
              <strong>{t(label)}</strong>
              <span>{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
