import { createFileRoute } from '@tanstack/react-router'
import {
  loadAppearance,
  menuAudienceQuery,
} from '../features/site/appearance/admin/appearance.queries.ts'
import { ItemPanel } from '../features/site/appearance/admin/menus/item-panel.tsx'
import { itemIn, menusOf, placeOf } from '../features/site/appearance/admin/menus/menu-list.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute(
  '/_shell/admin/appearance/menus/$menuIndex/items/$menuItemIndex',
)({
  loader: async ({ context: { queryClient }, params: { menuIndex, menuItemIndex } }) => {
    await queryClient.ensureQueryData(menuAudienceQuery())
    return loadAppearance(queryClient, (values) => {
      const place = placeOf(menuIndex, menuItemIndex)
      return place && itemIn(menusOf(values), place)
    })
  },
  head: () => ({ meta: [{ title: translate('Menu entry') }] }),
  component: AdminMenuItem,
})

function AdminMenuItem() {
  const { menuIndex, menuItemIndex } = Route.useParams()
  return <ItemPanel index={menuIndex} itemIndex={menuItemIndex} />
}
