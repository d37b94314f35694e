import { Button, Switch } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import classes from './title-editor.module.css'

interface SaveBarProps<Values extends object> {
  of: ContractForm<Values>
  /** What the tab holds as it is stored. */
  onDiscard(): void
}

/** Saves what is edited, or throws it away. */
export function SaveBar<Values extends object>({ of, onDiscard }: SaveBarProps<Values>) {
  const t = useTranslate()
  const { isChanged, isSubmitting } = of
  return (
    <EditorBar>
      <Button variant="default" disabled={!isChanged || isSubmitting} onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
        {t('Save')}
      </Button>
    </EditorBar>
  )
}

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
