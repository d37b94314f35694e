import type { PublicSettings } from '@mediatheque/contract/settings.ts'
import { Checkbox } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import { targetUrl } from '../../../lib/page-data.ts'
import classes from './auth.module.css'

interface PolicyCheckboxesProps {
  policies: PublicSettings['registration']['policies']
  form: { getInputProps(path: string, options: { type: 'checkbox' }): object }
}

/** One box to tick per policy, with a way to read it where it has a page. */
export function PolicyCheckboxes({ policies, form }: PolicyCheckboxesProps) {
  const t = useTranslate()
  return policies.map(({ id, label, url }) => (
    <Checkbox
      key={id}
      required
      label={t('I accept the :name', { name: label })}
      description={
        url && (
          <a href={targetUrl(url)} target="_blank" rel="noopener" className={classes.link}>
            {t('Read the :name', { name: label })}
          </a>
        )
      }
      {...form.getInputProps(`policies.${id}`, { type: 'checkbox' })}
    />
  ))
}
