import { Button, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { HumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { HumanCheckField } from '../../../ui/human-check-field.tsx'
import classes from './takedowns.module.css'

interface SwornEndProps {
  contract: {
    readonly isSubmitting: boolean
    readonly form: {
      getInputProps(path: 'signature'): object
      readonly errors: Readonly<Record<string, ReactNode>>
    }
  }
  check: HumanCheck
  /** What the button says. */
  send: string
  /** The statements, as boxes to tick. */
  children: ReactNode
}

/** What a notice, or an answer to one, ends with: statements, the signature below them, and the button. */
export function SwornEnd({
  contract: { form, isSubmitting },
  check,
  send,
  children,
}: SwornEndProps) {
  const t = useTranslate()
  return (
    <>
      <fieldset className={`${classes.part} ${classes.sworn}`}>
        <legend>{t('Sworn statements')}</legend>
        {children}
        <TextInput
          label={t('Signature')}
          description={t('Type your name as above.')}
          required
          autoComplete="off"
          {...form.getInputProps('signature')}
        />
      </fieldset>
      <HumanCheckField check={check} error={form.errors['token']} />
      <div>
        <Button type="submit" size="md" loading={isSubmitting}>
          {send}
        </Button>
      </div>
    </>
  )
}
