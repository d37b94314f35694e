import { Button, Switch, TextInput } from '@mantine/core'
import { IconCopy, IconDownload, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { saveAs } from '../../../../../lib/save-as.ts'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx'
import { Warning } from '../../../../../ui/warning.tsx'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { findPoorContrast, LEAST_CONTRAST } from './check-contrast.ts'
import { ColourField } from './colour-field.tsx'
import { changesWithout, MOST_THEMES, type SiteTheme, themeFile, themesOf } from './theme-list.ts'
import { COLOUR_GROUPS, type ColourName } from './theme-variables.ts'
import themeClasses from './themes.module.css'
import { useAddTheme } from './themes-panel.tsx'
import { useTheme } from './use-theme.ts'

/** One theme: its name, what it is the default of, and its colours. */
export function ThemePanel({ index }: { index: string }) {
  const t = useTranslate()
  const { theme, set, setValues } = useTheme(index)
  if (!theme) return null
  const byBrightness = theme.is_dark ? 'default_dark' : 'default_light'
  return (
    <>
      <PanelHead title={theme.name || t('A theme without a name')} />
      <div className={classes.fields}>
        <TextInput
          label={t('Name of the theme')}
          maxLength={100}
          value={theme.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Switch
          label={t('Dark')}
          description={t(
            'What has no colour of its own here is as in the shipped theme of this brightness.',
          )}
          checked={theme.is_dark}
          onChange={({ currentTarget }) => set({ is_dark: currentTarget.checked })}
        />
        <Switch
          label={t(theme.is_dark ? 'Default of dark devices' : 'Default of light devices')}
          checked={theme[byBrightness]}
          onChange={({ currentTarget }) => set({ [byBrightness]: currentTarget.checked })}
        />
        <div className={themeClasses.links}>
          <Button
            component={Link}
            to={`/admin/appearance/themes/${index}/font` as '/'}
            variant="default"
            size="xs"
          >
            {t('Fonts')}
          </Button>
          <Button
            component={Link}
            to={`/admin/appearance/themes/${index}/radius` as '/'}
            variant="default"
            size="xs"
          >
            {t('Corners')}
          </Button>
        </div>
      </div>
      <Contrast theme={theme} onRepair={(name, colour) => setValues({ [name]: colour })} />
      {COLOUR_GROUPS.map(({ label, colours }) => (
        <fieldset key={label} className={classes.group}>
          <legend>{t(label)}</legend>
          {colours.map(({ name, label: colour }) => (
            <ColourField
              key={name}
              theme={theme}
              name={name}
              label={t(colour)}
              onChange={(value) => setValues({ [name]: value })}
            />
          ))}
        </fieldset>
      ))}
      <ThemeActions theme={theme} />
    </>
  )
}

const LABELS = new Map(
  COLOUR_GROUPS.flatMap(({ colours }) => colours.map(({ name, label }) => [name, label] as const)),
)

function Contrast({
  theme,
  onRepair,
}: {
  theme: SiteTheme
  onRepair(name: ColourName, colour: string): void
}) {
  const t = useTranslate()
  const format = useFormat()
  const poor = findPoorContrast(theme)
  if (poor.length === 0)
    return <p className={classes.note}>{t('All texts of this theme can be read well.')}</p>
  const ratio = (contrast: number) => format.number(Math.floor(contrast * 10) / 10)
  return (
    <div className={classes.cards}>
      {poor.map(({ colour, on, contrast, repaired }) => (
        <Warning
          key={colour}
          title={t('“:colour” on “:ground” is hard to read', {
            colour: t(LABELS.get(colour)!),
            ground: t(LABELS.get(on)!),
          })}
        >
          <p>
            {t('The contrast is :contrast to 1; :least to 1 is wanted.', {
              contrast: ratio(contrast),
              least: ratio(LEAST_CONTRAST),
            })}
          </p>
          {repaired ? (
            <Button variant="default" size="xs" mt="xs" onClick={() => onRepair(colour, repaired)}>
              {t('Use :colour instead', { colour: repaired })}
            </Button>
          ) : (
            <p>
              {t('No colour can be read on all its grounds: bring these nearer to each other.')}
            </p>
          )}
        </Warning>
      ))}
    </div>
  )
}

function ThemeActions({ theme }: { theme: SiteTheme }) {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const themes = themesOf(values)
  const add = useAddTheme()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    await navigate({ to: '/admin/appearance/themes' })
    change(changesWithout(values, theme.id))
  }
  const fileName = `${theme.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'theme'}.json`
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
        disabled={themes.length >= MOST_THEMES}
        onClick={() => add({ ...theme, name: t('Copy of :name', { name: theme.name }) })}
      >
        {t('Duplicate it')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        onClick={() => saveAs(fileName, themeFile(theme))}
      >
        {t('Export')}
      </Button>
      <Button
        variant="default"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        disabled={themes.length < 2}
        onClick={() => setAsking(true)}
      >
        {t('Delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Delete the theme “:name”?', { name: theme.name })}
        text={t(
          'Visitors who chose it see the default one of their device, once this is published.',
        )}
        confirmLabel={t('Delete')}
        cancelLabel={t('Keep it')}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
