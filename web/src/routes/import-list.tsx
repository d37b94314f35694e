import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../features/community/lists/import/import-page.tsx'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/lists/import')({
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('lists.create', location)
  },
  head: () => ({ meta: [{ title: translate('Import a list') }] }),
  component: ImportPage,
})
