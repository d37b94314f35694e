import { createFileRoute } from '@tanstack/react-router'
import { NewListRecord } from '../features/community/lists/admin/list-record-editor.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/lists/new')({
  head: () => ({ meta: [{ title: translate('New list') }] }),
  component: NewListRecord,
})
