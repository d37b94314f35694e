import { Button } from '@mantine/core'
import { createFileRoute, Link } from '@tanstack/react-router'
import { RolesPage } from '../features/accounts/members/admin/roles-page.tsx'
import { rolesQuery } from '../features/accounts/members/admin/roles.queries.ts'
import { ViewAsButton } from '../features/accounts/view-as/admin/view-as-button.tsx'
import { HistoryButton } from '../features/operations/history/history-button.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/roles')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Roles', icon: 'shield-lock', place: 49 },
  },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(rolesQuery()),
  head: () => ({ meta: [{ title: translate('Roles') }] }),
  component: AdminRoles,
})

function AdminRoles() {
  return (
    <RolesPage
      actionsOf={({ id, name }) => (
        <>
          <ViewAsButton role={{ id, name }} isSmall />
          <HistoryButton of={{ kind: 'role', id: String(id), name: translate(name) }} isSmall />
          <Button
            variant="default"
            size="xs"
            aria-label={translate('Edit role: :name', { name: translate(name) })}
            renderRoot={(props) => (
              <Link to="/admin/roles/$roleId/edit" params={{ roleId: String(id) }} {...props} />
            )}
          >
            {translate('Edit')}
          </Button>
        </>
      )}
    />
  )
}
