import {
  PERSON_FIELDS,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { FieldLock } from '../../../../ui/admin/field-lock.tsx'
import { PersonFields } from './person-fields.tsx'
import classes from './person-records.module.css'
import { personSheetQuery } from './person-records.queries.ts'
import { personValues, usePersonSheetForm } from './use-person-sheet-form.ts'

/** What is known of a person, and what of it is locked against imports. */
export function PersonFactsTab({ personId }: { personId: number }) {
  const t = useTranslate()
  const { sheet } = useSuspenseQuery(personSheetQuery(personId)).data
  const contract = usePersonSheetForm(sheet)
  const { form, isChanged, isSubmitting } = contract
  const { locks } = form.values
  const toggle = (name: PersonField) =>
    form.setFieldValue(
      'locks',
      (locks.includes(name)
        ? locks.filter((other) => other !== name)
        : [...locks, name].toSorted()) as never,
    )
  return (
    <EditorForm of={contract} className={classes.form}>
      <p className={classes.quiet}>
        {t('What you change here is locked: no import writes over it until the lock is opened.')}
      </p>
      <PersonFields
        form={form}
        shown={{ id: sheet.id, url: sheet.poster }}
        frame={(name, field) => (
          <div className={classes.field}>
            {field}
            <FieldLock
              className={classes.lock}
              label={t('Locked: :field', { field: t(PERSON_FIELDS[name]) })}
              isLocked={locks.includes(name)}
              onToggle={() => toggle(name)}
            />
          </div>
        )}
      />
      <EditorBar>
        <Button
          variant="default"
          disabled={!isChanged || isSubmitting}
          onClick={() => form.setValues(personValues(sheet))}
        >
          {t('Discard')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('Save')}
        </Button>
      </EditorBar>
    </EditorForm>
  )
}
