import { createFileRoute } from '@tanstack/react-router'
import { AccountSettingsPage } from '../features/accounts/settings/account-settings-page.tsx'
import { requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { PasswordConfirmationProvider } from '../lib/password-confirmation.tsx'

export const Route = createFileRoute('/_shell/account-settings')({
  beforeLoad: ({ location }) => requireUser(location),
  head: () => ({ meta: [{ title: translate('Account settings') }] }),
  component: AccountSettings,
})

/** The panels of the features, in their fixed order; a panel that has nothing to say to this user renders nothing. */
function AccountSettings() {
  return (
    <PasswordConfirmationProvider>
      <AccountSettingsPage>{null}</AccountSettingsPage>
    </PasswordConfirmationProvider>
  )
}
