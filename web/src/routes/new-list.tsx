import { createFileRoute } from '@tanstack/react-router'
import { NewListPage } from '../features/community/lists/new-list-page.tsx'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/lists/new')({
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('lists.create', location)
  },
  head: () => ({ meta: [{ title: translate('New list') }] }),
  component: NewListPage,
})
