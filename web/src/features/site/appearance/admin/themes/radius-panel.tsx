import { Radio } from '@mantine/core'
import { useTranslate } from '../../../../../lib/i18n.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { CORNERS, cornerValues } from './theme-variables.ts'
import themeClasses from './themes.module.css'
import { useTheme } from './use-theme.ts'

const SHIPPED_MIDDLE = 10

/** How round the corners of a theme are. */
export function RadiusPanel({ index }: { index: string }) {
  const t = useTranslate()
  const { theme, setValues } = useTheme(index)
  if (!theme) return null
  const middle = theme.values['--radius-m']
  const chosen = CORNERS.find(
    ({ sizes }) => middle === (sizes === undefined ? undefined : `${sizes[1]}px`),
  )
  return (
    <>
      <PanelHead title={t('Corners of “:name”', { name: theme.name })} />
      <Radio.Group
        className={classes.group}
        label={t('Corners of panels, pictures and buttons')}
        value={chosen?.name ?? ''}
        onChange={(name) =>
          setValues(cornerValues(CORNERS.find((corner) => corner.name === name)!.sizes))
        }
      >
        {CORNERS.map(({ name, sizes }) => (
          <Radio
            key={name}
            size="md"
            className={themeClasses.radio ?? ''}
            value={name}
            label={
              <span className={themeClasses.choice}>
                {t(name)}
                <span
                  className={themeClasses.corner}
                  style={{ borderRadius: sizes?.[1] ?? SHIPPED_MIDDLE }}
                  aria-hidden
                />
              </span>
            }
          />
        ))}
      </Radio.Group>
    </>
  )
}
