import { Switch } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './title-editor.module.css'

interface LockSwitchProps {
  isLocked: boolean
  onChange(isLocked: boolean): void
}

/** Whether imports leave alone what a tab holds. */
export function LockSwitch({ isLocked, onChange }: LockSwitchProps) {
  const t = useTranslate()
  return (
    <div>
      <Switch
        label={t('Locked: imports leave it alone')}
        checked={isLocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className={classes.quiet}>{t('What you change is locked when you save.')}</p>
    </div>
  )
}
