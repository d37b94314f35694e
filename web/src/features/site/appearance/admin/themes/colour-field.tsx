import { isHexColour } from '@mediatheque/contract/core/colours.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { colourOf } from './check-contrast.ts'
import type { SiteTheme } from './theme-list.ts'
import type { ColourName } from './theme-variables.ts'
import classes from './themes.module.css'

interface ColourFieldProps {
  theme: SiteTheme
  name: ColourName
  label: string
  /** Undefined: as in the shipped theme. */
  onChange(colour: string | undefined): void
}

/** A colour: picked, or typed as `#1a2b3c`. */
export function ColourField({ theme, name, label, onChange }: ColourFieldProps) {
  const t = useTranslate()
  const colour = colourOf(theme, name)
  const [typed, setTyped] = useState(colour)
  useEffect(() => setTyped(colour), [colour])
  const isOwn = name in theme.values
  const handleTyped = (text: string) => {
    setTyped(text)
    if (isHexColour(text)) onChange(text.toLowerCase())
  }
  return (
    <div className={classes.colour}>
      <input
        type="color"
        className={classes.well}
        aria-label={t('Pick: :name', { name: label })}
        value={isHexColour(colour) ? colour.toLowerCase() : '#000000'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <TextInput
        label={label}
        maxLength={7}
        spellCheck={false}
        value={typed}
        error={isHexColour(typed) ? undefined : t('Please enter a colour such as #1a2b3c.')}
        onChange={({ currentTarget }) => handleTyped(currentTarget.value)}
        onBlur={() => setTyped(colour)}
      />
      {isOwn && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('Reset “:name” to what is shipped', { name: label })}
          title={t('As shipped')}
          onClick={() => onChange(undefined)}
        >
          <IconRestore size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
