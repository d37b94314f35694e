import { createFileRoute } from '@tanstack/react-router'
import { NewTitlePage } from '../features/catalogue/title-records/admin/new-title-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/titles/new')({
  head: () => ({ meta: [{ title: translate('Add title') }] }),
  component: NewTitlePage,
})
