import { Badge, Button, FileButton, NativeSelect, Switch } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { toast } from '../../../../../lib/toast.ts'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { colourOf } from './check-contrast.ts'
import { MOST_THEMES, readThemeFile, type SiteTheme, themesOf, withTheme } from './theme-list.ts'
import themeClasses from './themes.module.css'

/** All themes of the site, and which of them visitors begin with. */
export function ThemesPanel() {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const themes = themesOf(values)
  const add = useAddTheme()
  const isFull = themes.length >= MOST_THEMES
  const takeFile = async (file: File | null) => {
    if (!file) return
    const theme = readThemeFile(await file.text())
    if (theme) add(theme)
    else toast.danger(t('There is no theme in this file.'))
  }
  return (
    <>
      <PanelHead title={t('Themes')} text={t('Each has its colours, fonts and corners.')} />
      <ul className={classes.cards}>
        {themes.map((theme, at) => (
          <li key={theme.id}>
            <ThemeCard theme={theme} place={at + 1} />
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        {[true, false].map((is_dark) => (
          <Button
            key={String(is_dark)}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            disabled={isFull}
            onClick={() =>
              add({ name: t(is_dark ? 'New dark theme' : 'New light theme'), is_dark, values: {} })
            }
          >
            {t(is_dark ? 'Add a dark theme' : 'Add a light theme')}
          </Button>
        ))}
        <FileButton
          accept="application/json,.json"
          inputProps={{ 'aria-label': t('File of a theme') }}
          onChange={(file) => void takeFile(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
              disabled={isFull}
            >
              {t('Import a theme')}
            </Button>
          )}
        </FileButton>
      </div>
      <div className={classes.group}>
        <NativeSelect
          label={t('What visitors begin with')}
          data={[
            { value: '0', label: t('As their device is set') },
            ...themes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(values['themes.default_id'])}
          onChange={({ currentTarget }) =>
            change({ 'themes.default_id': Number(currentTarget.value) })
          }
        />
        <Switch
          label={t('Setting themes.user_change')}
          checked={values['themes.user_change'] === true}
          onChange={({ currentTarget }) => change({ 'themes.user_change': currentTarget.checked })}
        />
      </div>
    </>
  )
}

function ThemeCard({ theme, place }: { theme: SiteTheme; place: number }) {
  const t = useTranslate()
  return (
    <Link
      to="/admin/appearance/themes/$themeIndex"
      params={{ themeIndex: String(place) }}
      className={classes.card}
    >
      <span className={themeClasses.head}>
        <span className={themeClasses.swatches} aria-hidden>
          {(['--ground', '--surface-2', '--text', '--accent'] as const).map((name) => (
            <span key={name} style={{ background: colourOf(theme, name) }} />
          ))}
        </span>
        <strong>{theme.name}</strong>
      </span>
      <span className={classes.row}>
        <Badge variant="default" size="sm">
          {t(theme.is_dark ? 'Dark' : 'Light')}
        </Badge>
        {theme.default_dark && (
          <Badge variant="default" size="sm">
            {t('Default of dark devices')}
          </Badge>
        )}
        {theme.default_light && (
          <Badge variant="default" size="sm">
            {t('Default of light devices')}
          </Badge>
        )}
      </span>
    </Link>
  )
}

/** Adds a theme and goes on to its page. */
export function useAddTheme() {
  const { values, change } = useAppearance()
  const navigate = useNavigate()
  return (theme: Pick<SiteTheme, 'name' | 'is_dark' | 'values'>) => {
    const themes = withTheme(themesOf(values), theme)
    change({ 'themes.all': themes })
    void navigate({
      to: '/admin/appearance/themes/$themeIndex',
      params: { themeIndex: String(themes.length) },
    })
  }
}
