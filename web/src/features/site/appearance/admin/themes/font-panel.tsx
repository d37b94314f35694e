import { Radio } from '@mantine/core'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { familiesOf, familyIn, stackOf } from '../../../../../lib/site-fonts.ts'
import { Warning } from '../../../../../ui/warning.tsx'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { fontsOf } from './font-list.ts'
import { SentFonts } from './sent-fonts.tsx'
import { FONT_PLACES, FONTS } from './theme-variables.ts'
import themeClasses from './themes.module.css'
import { useTheme } from './use-theme.ts'

/** The fonts of a theme. */
export function FontPanel({ index }: { index: string }) {
  const t = useTranslate()
  const { theme, setValues } = useTheme(index)
  const families = familiesOf(fontsOf(useAppearance().values))
  if (!theme) return null
  const choices = [
    ...FONTS.map(({ name, stack }) => ({ value: name, label: t(name), stack })),
    ...families.map((family) => ({
      value: stackOf(family),
      label: family,
      stack: stackOf(family),
    })),
  ]
  const wanted = FONT_PLACES.map(({ name }) => familyIn(theme.values[name]))
  const missing = [...new Set(wanted)].filter((family) => family && !families.includes(family))
  return (
    <>
      <PanelHead
        title={t('Fonts of “:name”', { name: theme.name })}
        text={t('The site has them, or every device does: none is fetched from elsewhere.')}
      />
      {missing.map((family) => (
        <Warning
          key={family}
          title={t('This theme has the font “:family”, which is not here', { family: family! })}
        >
          {t('Send it below, or choose another: until then the one of the device is shown.')}
        </Warning>
      ))}
      {FONT_PLACES.map(({ name, label, shipped }) => {
        const stack = theme.values[name]
        const chosen =
          stack === undefined ? shipped : choices.find((choice) => choice.stack === stack)?.value
        return (
          <Radio.Group
            key={name}
            className={classes.group}
            label={t(label)}
            value={chosen ?? ''}
            onChange={(font) =>
              setValues({
                [name]:
                  font === shipped ? undefined : choices.find(({ value }) => value === font)?.stack,
              })
            }
          >
            {choices.map((choice) => (
              <Radio
                key={choice.value}
                size="md"
                className={themeClasses.radio ?? ''}
                value={choice.value}
                label={
                  <span className={themeClasses.sample} style={{ fontFamily: choice.stack }}>
                    {choice.label}
                  </span>
                }
              />
            ))}
          </Radio.Group>
        )
      })}
      <SentFonts />
    </>
  )
}
