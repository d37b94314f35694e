import { Radio } from '@mantine/core'
import { useTranslate } from '../../../../../lib/i18n.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { FONT_PLACES, FONTS } from './theme-variables.ts'
import themeClasses from './themes.module.css'
import { useTheme } from './use-theme.ts'

/** The fonts of a theme. */
export function FontPanel({ index }: { index: string }) {
  const t = useTranslate()
  const { theme, setValues } = useTheme(index)
  if (!theme) return null
  return (
    <>
      <PanelHead
        title={t('Fonts of “:name”', { name: theme.name })}
        text={t('The site has them, or every device does: none is fetched from elsewhere.')}
      />
      {FONT_PLACES.map(({ name, label, shipped }) => {
        const stack = theme.values[name]
        const chosen =
          stack === undefined ? shipped : FONTS.find((font) => font.stack === stack)?.name
        return (
          <Radio.Group
            key={name}
            className={classes.group}
            label={t(label)}
            value={chosen ?? ''}
            onChange={(font) =>
              setValues({
                [name]:
                  font === shipped ? undefined : FONTS.find((one) => one.name === font)!.stack,
              })
            }
          >
            {FONTS.map((font) => (
              <Radio
                key={font.name}
                size="md"
                className={themeClasses.radio ?? ''}
                value={font.name}
                label={
                  <span className={themeClasses.sample} style={{ fontFamily: font.stack }}>
                    {t(font.name)}
                  </span>
                }
              />
            ))}
          </Radio.Group>
        )
      })}
    </>
  )
}
