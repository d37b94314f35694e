import { IconPoint } from '@tabler/icons-react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { MENU_ICONS } from './menu-icons.ts'
import menuClasses from './menus.module.css'

interface IconFieldProps {
  value: string | null
  onChange(icon: string | null): void
}

/** One of the drawings that entries may have, or none. */
export function IconField({ value, onChange }: IconFieldProps) {
  const t = useTranslate()
  const drawings = [[null, IconPoint] as const, ...Object.entries(MENU_ICONS)]
  return (
    <fieldset className={menuClasses.icons}>
      <legend>{t('Drawing')}</legend>
      {drawings.map(([name, Icon]) => {
        const label = name === null ? t('No drawing') : t(`Menu icon ${name}`)
        return (
          <label key={name ?? ''} className={menuClasses.icon} title={label}>
            <input
              type="radio"
              name="menu-icon"
              aria-label={label}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <Icon size={20} stroke={1.5} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
