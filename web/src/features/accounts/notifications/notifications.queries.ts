import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import { preferenceEndpoints } from '@mediatheque/contract/accounts/notifications/preferences.endpoints.ts'
import { unsubscribeEndpoints } from '@mediatheque/contract/accounts/notifications/unsubscribe.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointQuery } from '../../../lib/queries.ts'
import { getBootstrap, useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'

/** The newest ones, for the popover. */
export const NEWEST_COUNT = 10

export const notificationsQuery = (page: number, perPage?: number) =>
  endpointQuery(notificationEndpoints.listNotifications, {
    query: { page, ...(perPage && { perPage }) },
  })

/** What the reader can be told about, and by which ways. */
export const preferencesQuery = () => endpointQuery(preferenceEndpoints.getNotificationPreferences)

/** What the link of a mail switches off. */
export const mailChoiceQuery = (token: string) =>
  endpointQuery(unsubscribeEndpoints.getMailChoice, { params: { token } })

/** Reading, one or all: the lists and the number at the bell follow. */
export function useMarkAsRead() {
  const queries = useQueryClient()
  const { changeBootstrap } = useSession()
  const handlers = {
    onSuccess: async ({ unreadCount }: { unreadCount: number }) => {
      const { user } = getBootstrap()
      if (user) changeBootstrap({ user: { ...user, unread_notifications_count: unreadCount } })
      await queries.invalidateQueries({ queryKey: [notificationEndpoints.listNotifications.path] })
    },
    onError: toastError,
  }
  const some = useMutation({
    ...endpointMutation(notificationEndpoints.markNotificationsAsRead),
    ...handlers,
  })
  const all = useMutation({
    ...endpointMutation(notificationEndpoints.markAllNotificationsAsRead),
    ...handlers,
  })
  return {
    markAsRead: (id: string) => some.mutateAsync({ body: { ids: [id] } }),
    markAllAsRead: () => all.mutate({}),
    isMarkingAll: all.isPending,
  }
}
