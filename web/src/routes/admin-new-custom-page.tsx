import { createFileRoute } from '@tanstack/react-router'
import { NewCustomPage } from '../features/site/custom-pages/custom-page-editor.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/custom-pages/new')({
  head: () => ({ meta: [{ title: translate('New page') }] }),
  component: NewCustomPage,
})
