import { createFileRoute } from '@tanstack/react-router'
import { loadAppearance, placeIn } from '../features/site/appearance/admin/appearance.queries.ts'
import { menusOf } from '../features/site/appearance/admin/menus/menu-list.ts'
import { MenuPanel } from '../features/site/appearance/admin/menus/menu-panel.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/menus/$menuIndex')({
  staticData: { adminCrumb: 'Menu' },
  loader: ({ context, params }) =>
    loadAppearance(context.queryClient, (values) => placeIn(menusOf(values), params.menuIndex)),
  head: () => ({ meta: [{ title: translate('Menu') }] }),
  component: AdminMenu,
})

function AdminMenu() {
  return <MenuPanel index={Route.useParams().menuIndex} />
}
