import { Textarea, TextInput } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './takedowns.module.css'

interface PersonFieldsProps {
  form: { getInputProps(path: 'name' | 'email' | 'postal_address'): object }
}

/** Who sends a notice, or an answer to one. */
export function PersonFields({ form }: PersonFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <div className={classes.two}>
        <TextInput
          label={t('Full name')}
          autoComplete="name"
          required
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('Email')}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
      </div>
      <Textarea
        label={t('Postal address')}
        description={t('Or at least the country where you are.')}
        autoComplete="street-address"
        required
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('postal_address')}
      />
    </>
  )
}
