import { createFileRoute } from '@tanstack/react-router'
import { NewPersonPage } from '../features/catalogue/person-records/admin/new-person-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/people/new')({
  head: () => ({ meta: [{ title: translate('Add a person') }] }),
  component: NewPersonPage,
})
