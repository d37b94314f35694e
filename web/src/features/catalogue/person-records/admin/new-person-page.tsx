import { Button, Group } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { NO_TEXTS, PersonFields } from './person-fields.tsx'
import classes from './person-records.module.css'
import { createPerson } from './person-records.queries.ts'

/** Enters a person whom no import knows; their credits come next. */
export function NewPersonPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const contract = useContractForm({
    initialValues: NO_TEXTS,
    write: createPerson,
    args: (values) => ({ body: values }),
    onSuccess: async ({ person }) => {
      toast.positive(t('Person added'))
      await navigate({
        to: '/admin/people/$personId/edit/credits',
        params: { personId: String(person.id) },
      })
    },
  })
  return (
    <Page narrow>
      <PageHeader
        title={t('Add a person')}
        text={t('Two people may have the same name. What you enter is locked against imports.')}
      />
      <EditorForm of={contract} className={classes.form}>
        <PersonFields form={contract.form} />
        <EditorBar>
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/admin/people" {...props} />}
            >
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Add')}
            </Button>
          </Group>
        </EditorBar>
      </EditorForm>
    </Page>
  )
}
