import type { Language } from '@mediatheque/contract/core/lines.ts'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconKeyboard, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'
import { getPageData } from '../../../lib/page-data.ts'
import { askForShortcuts } from '../../../lib/single-keys.ts'
import { useStreamingMode } from '../../../lib/streaming-mode.ts'
import { toastError } from '../../../lib/toast.ts'
import { useSwitchLanguage } from '../../../lib/use-switch-language.ts'
import classes from './footer.module.css'
import { PlacedMenu } from './placed-menu.tsx'

export function Footer() {
  const t = useTranslate()
  const { settings, localizations, can } = useSession()
  const year = getPageData().now.slice(0, 4)
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <p>
          © {year} {settings.branding.site_name}
        </p>
        <div className={classes.footerLinks}>
          <PlacedMenu position="landing-page-footer" />
          <FooterPages />
          {can('titles.view') && <Link to="/calendar">{t('Calendar')}</Link>}
          <Link to="/contact">{t('Contact')}</Link>
          <Link to="/transparency">{t('Transparency')}</Link>
        </div>
        <div className={classes.footerTools}>
          <button
            type="button"
            className={classes.tool}
            data-needs-keys
            aria-haspopup="dialog"
            onClick={askForShortcuts}
          >
            <IconKeyboard size={18} stroke={1.5} aria-hidden />
            {t('Keyboard shortcuts')}
          </button>
          <StreamingModeSwitch />
          {settings.themes.user_change && <ThemeSwitch />}
          {settings.i18n.enable && localizations.length > 1 && <LanguageSwitch />}
        </div>
      </div>
    </footer>
  )
}

/** Pages that administrators wrote and want at the end of every page. */
function FooterPages() {
  const t = useTranslate()
  const { language } = useLocalization()
  const { footer_pages: pages } = useSession().bootstrap
  if (pages.length === 0) return null
  return (
    <nav className={classes.footerLinks} aria-label={t('About this site')}>
      {pages.map(({ slug, title, title_fr }) => (
        <Link key={slug} to="/pages/$slug" params={{ slug }}>
          {(language === 'fr' && title_fr) || title}
        </Link>
      ))}
    </nav>
  )
}

/** With 'Streaming only' every list of links and its count is left out. The page is read anew on a change. */
function StreamingModeSwitch() {
  const t = useTranslate()
  const { isStreamingOnly, setStreamingOnly } = useStreamingMode()
  return (
    <label className={classes.tool}>
      <span data-chosen={!isStreamingOnly || undefined}>{t('Streaming & Download')}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isStreamingOnly}
        className={classes.switch}
        checked={isStreamingOnly}
        onChange={() => setStreamingOnly(!isStreamingOnly)}
        aria-label={t('Streaming only')}
      />
      <span className={classes.track} aria-hidden />
      <span data-chosen={isStreamingOnly || undefined}>{t('Streaming only')}</span>
    </label>
  )
}

function ThemeSwitch() {
  const t = useTranslate()
  const { toggleColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('dark') === 'dark'
  return (
    <button type="button" className={classes.tool} onClick={() => toggleColorScheme()}>
      {isDark ? (
        <IconSun size={18} stroke={1.5} aria-hidden />
      ) : (
        <IconMoon size={18} stroke={1.5} aria-hidden />
      )}
      {isDark ? t('Light mode') : t('Dark mode')}
    </button>
  )
}

function LanguageSwitch() {
  const t = useTranslate()
  const { language } = useLocalization()
  const { localizations } = useSession()
  const switchLanguage = useSwitchLanguage()
  return (
    <label className={classes.tool}>
      <IconLanguage size={18} stroke={1.5} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('Language')}
        value={language}
        onChange={(event) =>
          switchLanguage(event.currentTarget.value as Language).catch(toastError)
        }
      >
        {localizations.map((candidate) => (
          <option key={candidate.language} value={candidate.language} lang={candidate.language}>
            {candidate.name}
          </option>
        ))}
      </select>
    </label>
  )
}
