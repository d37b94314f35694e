import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './account-settings-page.module.css'
import { useCurrentPanel } from './use-current-panel.ts'

export interface SettingsPanelEntry {
  /** The `id` of the SettingsPanel in it. */
  readonly id: string
  /** A key of a language line. */
  readonly title: string
  readonly content: ReactNode
}

/** The account settings: panels one below the other and, where there is room, a list of them that stays in view. */
export function AccountSettingsPage({ panels }: { panels: readonly SettingsPanelEntry[] }) {
  const t = useTranslate()
  const column = useRef<HTMLDivElement>(null)
  const current = useCurrentPanel(column, panels.map(({ id }) => id).join(' '))
  return (
    <Page>
      <PageHeader title={t('Account settings')} />
      <div className={classes.columns}>
        <nav className={classes.side} aria-label={t('Account settings')}>
          <ul className={classes.list}>
            {panels.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={classes.link}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={(event) => goToPanel(event, id)}
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={column} className={classes.panels}>
          {panels.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
      </div>
    </Page>
  )
}

/** Scrolls, and lets who uses a keyboard or a screen reader go on from there. */
function goToPanel(event: React.MouseEvent, id: string): void {
  const panel = document.getElementById(id)
  if (!panel) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
  history.replaceState(history.state, '', `#${id}`)
}
