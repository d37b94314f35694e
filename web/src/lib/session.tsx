import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import { hasPermission, type Permission } from '@mediatheque/contract/core/permissions.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { getPageData } from './page-data.ts'
import { forgetSecretsOfOthers } from './storage.ts'

interface SessionStore {
  readonly bootstrap: BootstrapData
  apply(data: BootstrapData): Promise<void>
  change(patch: Partial<BootstrapData>): void
}

const SessionContext = createContext<SessionStore | null>(null)

/** Holds what the page started with and what logins and logouts made of it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [bootstrap, setBootstrap] = useState(() => getPageData().bootstrap)
  const queries = useQueryClient()
  const router = useRouter()
  const apply = useCallback(
    async (data: BootstrapData) => {
      currentBootstrap = data
      setBootstrap(data)
      // What was read as somebody else must not be shown to this one.
      queries.clear()
      await router.invalidate()
    },
    [queries, router],
  )
  const change = useCallback((patch: Partial<BootstrapData>) => {
    setBootstrap((current) => {
      currentBootstrap = { ...current, ...patch }
      return currentBootstrap
    })
  }, [])
  useEffect(() => void (changeBootstrap = change), [change])
  const readerId = bootstrap.user?.id
  useEffect(() => forgetSecretsOfOthers(readerId), [readerId])
  const store = useMemo(() => ({ bootstrap, apply, change }), [bootstrap, apply, change])
  return <SessionContext value={store}>{children}</SessionContext>
}

let currentBootstrap: BootstrapData | undefined
/** As `useSession().changeBootstrap`, outside components. */
export let changeBootstrap: SessionStore['change'] = () => {}

/** The newest bootstrap data outside components: for route guards. */
export function getBootstrap(): BootstrapData {
  return (typeof document === 'undefined' ? undefined : currentBootstrap) ?? getPageData().bootstrap
}

function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession needs a SessionProvider')
  return store
}

/** Who looks at the page and what they may do. `can` mirrors the server's rule; hiding is never the guard. */
export function useSession() {
  const { bootstrap, apply, change } = useSessionStore()
  const { user, guest_role, settings } = bootstrap
  return {
    bootstrap,
    user,
    settings,
    localizations: bootstrap.i18n.localizations,
    showCookieNotice: bootstrap.show_cookie_notice,
    isSubscribed: isSubscribed(user),
    can: (permission: Permission) => hasPermission(user ?? guest_role, permission),
    /** Takes the `bootstrapData` of a login, registration or logout over, without a reload. */
    applyBootstrapData: apply,
    /** Changes a part of it, such as the number of unread notifications. */
    changeBootstrap: change,
  }
}

/** Language and lines of the page. */
export function useLocalization() {
  return useSessionStore().bootstrap.i18n
}
