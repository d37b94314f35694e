import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { focusOn } from '../../lib/focus-on.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { EditorBar } from '../editor-bar.tsx'

interface SaveBarProps<Values extends object> {
  of: ContractForm<Values>
  /** Goes back to what is stored. */
  onDiscard(): void
}

/** Saves what is edited, or throws it away. */
export function SaveBar<Values extends object>({ of, onDiscard }: SaveBarProps<Values>) {
  const t = useTranslate()
  const { isChanged, isSubmitting } = of
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onDiscard()
    // With nothing left to throw away the button loses the focus.
    focusOn(currentTarget.parentElement)
  }
  return (
    <EditorBar>
      <Button variant="default" disabled={!isChanged || isSubmitting} onClick={discard}>
        {t('Discard')}
      </Button>
      <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
        {t('Save')}
      </Button>
    </EditorBar>
  )
}
