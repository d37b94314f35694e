import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'

/** The newest ones, for the popover. */
export const NEWEST_COUNT = 10

export const notificationsQuery = (page: number, perPage?: number) =>
  endpointQuery(notificationEndpoints.listNotifications, { query: { page, ...(perPage && { perPage }) } })

/** Reading, one or all: the lists and the number at the bell follow. */
export function useMarkAsRead() {
  const queries = useQueryClient()
  const { user, changeBootstrap } = useSession()
  const handlers = {
    onSuccess: async ({ unreadCount }: { unreadCount: number }) => {
      if (user) changeBootstrap({ user: { ...user, unread_notifications_count: unreadCount } })
      await queries.invalidateQueries({ queryKey: [notificationEndpoints.listNotifications.path] })
    },
    onError: toastError,
  }
  const some = useMutation({ ...endpointMutation(notificationEndpoints.markNotificationsAsRead), ...handlers })
  const all = useMutation({ ...endpointMutation(notificationEndpoints.markAllNotificationsAsRead), ...handlers })
  return {
    markAsRead: (id: string) => some.mutateAsync({ body: { ids: [id] } }),
    markAllAsRead: () => all.mutate({}),
    isMarkingAll: all.isPending,
  }
}
