import { createFileRoute } from '@tanstack/react-router'
import { SearchRoute } from '../features/catalogue/search/search-route.tsx'
import { requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/search')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  head: () => ({ meta: [{ title: translate('Search') }] }),
  component: () => <SearchRoute />,
})
