import { createFileRoute } from '@tanstack/react-router'
import { NewRequestPage } from '../features/community/requests/admin/request-form-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/requests/form')({
  head: () => ({ meta: [{ title: translate('New request') }] }),
  component: NewRequestPage,
})
