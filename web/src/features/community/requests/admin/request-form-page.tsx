import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { RequestFields } from '../request-fields.tsx'
import { type RequestValues, useEditedRequestForm, useNewRequestForm } from '../use-request-form.ts'

export function NewRequestPage() {
  const t = useTranslate()
  const contract = useNewRequestForm({ onSaved: useSaved() })
  return <RequestFormPage title={t('New request')} contract={contract} showsSimilar />
}

export function EditRequestPage({ request }: { request: RequestView }) {
  const t = useTranslate()
  const contract = useEditedRequestForm(request, { onSaved: useSaved() })
  return (
    <RequestFormPage
      title={t('Edit request: :title', { title: request.title })}
      contract={contract}
    />
  )
}

function useSaved() {
  const navigate = useNavigate()
  return () => void navigate({ to: '/admin/requests' })
}

interface RequestFormPageProps {
  title: string
  contract: ContractForm<RequestValues>
  showsSimilar?: boolean
}

function RequestFormPage({ title, contract, showsSimilar = false }: RequestFormPageProps) {
  const t = useTranslate()
  return (
    <Page narrow>
      <PageHeader title={title} />
      <EditorForm of={contract}>
        <Stack gap="md">
          <RequestFields form={contract.form} showsSimilar={showsSimilar} />
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/admin/requests" {...props} />}
            >
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting} disabled={!contract.isChanged}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </EditorForm>
    </Page>
  )
}
