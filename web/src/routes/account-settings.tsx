import { SOCIAL_SERVICES } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DevelopersPanel } from '../features/accounts/access-tokens/developers-panel.tsx'
import { AvatarField } from '../features/accounts/avatars/avatar-field.tsx'
import { PasswordPanel } from '../features/accounts/passwords/password-panel.tsx'
import { PasskeysPanel } from '../features/accounts/passkeys/passkeys-panel.tsx'
import { passkeysQuery } from '../features/accounts/passkeys/passkeys.queries.ts'
import { SessionsPanel } from '../features/accounts/sessions/sessions-panel.tsx'
import { sessionsQuery } from '../features/accounts/sessions/sessions.queries.ts'
import {
  AccountSettingsPage,
  type SettingsPanelEntry,
} from '../features/accounts/settings/account-settings-page.tsx'
import { ExtraPanel, extraPanelId } from '../features/accounts/settings/extra-panel.tsx'
import { SocialPanel } from '../features/accounts/social/social-panel.tsx'
import { TwoFactorPanel } from '../features/accounts/two-factor/two-factor-panel.tsx'
import { DeleteAccountPanel } from '../features/accounts/users/delete-account-panel.tsx'
import { DetailsPanel } from '../features/accounts/users/details-panel.tsx'
import { LocationPanel } from '../features/accounts/users/location-panel.tsx'
import { PrivacyPanel, privacyQuery } from '../features/community/privacy/privacy-panel.tsx'
import { ClientsPanel } from '../features/links/download-clients/clients-panel.tsx'
import { downloadClientsQuery } from '../features/links/download-clients/download-clients.queries.ts'
import {
  debridorsQuery,
  readDebridorSearch,
} from '../features/premium/debridors/debridors.queries.ts'
import { PremiumPanel } from '../features/premium/debridors/premium-panel.tsx'
import { requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { PasswordConfirmationProvider } from '../lib/password-confirmation.tsx'
import { getBootstrap, useSession } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/account-settings')({
  validateSearch: keepListSearch,
  beforeLoad: (entered) => {
    requireUser(entered.location)
    return getBootstrap().user?.IsPremium ? openList('debrid-accounts')(entered) : undefined
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(sessionsQuery()),
      queryClient.ensureQueryData(passkeysQuery()),
      queryClient.ensureQueryData(privacyQuery()),
      queryClient.ensureQueryData(downloadClientsQuery()),
      getBootstrap().user?.IsPremium &&
        queryClient.ensureQueryData(debridorsQuery(readDebridorSearch({ ...deps }))),
    ]),
  head: () => ({ meta: [{ title: translate('Account settings') }] }),
  component: AccountSettings,
})

/** The panels of the features, in their fixed order; those that are of no use to this user are left out. */
function AccountSettings() {
  const { user, settings, can } = useSession()
  // Checked here and not by the route: what routes check weighs on every page.
  const search = readDebridorSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  if (!user) return null
  const hasSocial = SOCIAL_SERVICES.some((service) => settings.social[service].enable)
  const panels: (SettingsPanelEntry | false)[] = [
    ...settings.account_settings.extra_panels.map((panel) => ({
      id: extraPanelId(panel),
      title: panel.label,
      content: <ExtraPanel panel={panel} />,
    })),
    user.IsPremium && {
      id: 'premium',
      title: 'Premium settings',
      content: (
        <PremiumPanel
          user={user}
          search={search}
          onSearch={(next, how) =>
            void navigate({ search: next as never, hash: true, resetScroll: false, ...how })
          }
        />
      ),
    },
    {
      id: 'details',
      title: 'Account details',
      content: <DetailsPanel user={user} avatar={<AvatarField user={user} />} />,
    },
    { id: 'privacy', title: 'Privacy', content: <PrivacyPanel /> },
    { id: 'download-clients', title: 'Download clients', content: <ClientsPanel /> },
    hasSocial && { id: 'social', title: 'Social login', content: <SocialPanel user={user} /> },
    { id: 'password', title: 'Password', content: <PasswordPanel user={user} /> },
    {
      id: 'two-factor',
      title: 'Two factor authentication',
      content: <TwoFactorPanel user={user} />,
    },
    { id: 'passkeys', title: 'Passkeys', content: <PasskeysPanel /> },
    { id: 'sessions', title: 'Active sessions', content: <SessionsPanel /> },
    { id: 'location', title: 'Location and language', content: <LocationPanel user={user} /> },
    settings.api.integrated &&
      can('api.access') && {
        id: 'developers',
        title: 'Developers',
        content: <DevelopersPanel user={user} />,
      },
    { id: 'delete-account', title: 'Delete account', content: <DeleteAccountPanel user={user} /> },
  ]
  return (
    <PasswordConfirmationProvider>
      <AccountSettingsPage panels={panels.filter((panel) => panel !== false)} />
    </PasswordConfirmationProvider>
  )
}
