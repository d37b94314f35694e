import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import type { NotificationNews } from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getBootstrap, useSession } from '../../../../lib/session.tsx'

/** Reading the page comes first. */
const START_AFTER_MS = 1_500

const RENEWED_KEY = 'push-renewed'

/** Once for each login in a tab: the address of this browser belongs to the login that gave it. */
function isRenewed(userId: number): boolean {
  const isKnown = sessionStorage.getItem(RENEWED_KEY) === String(userId)
  sessionStorage.setItem(RENEWED_KEY, String(userId))
  return isKnown
}

/** Keeps the number of unread notifications and open lists up to date. @returns what arrived last, for screen readers */
export function useLiveNotifications(): string {
  const queries = useQueryClient()
  const { user, bootstrap, changeBootstrap } = useSession()
  const publicKey = bootstrap.vapid_public_key
  const [arrived, setArrived] = useState('')
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    const handleNews = (news: NotificationNews) => {
      const { user: current } = getBootstrap()
      if (current?.id !== userId) return
      const isNew =
        news.arrived.length > 0 || news.unreadCount !== current.unread_notifications_count
      if (!isNew) return
      changeBootstrap({ user: { ...current, unread_notifications_count: news.unreadCount } })
      setArrived(news.arrived.at(-1)?.data.lines[0]?.content ?? '')
      void queries.invalidateQueries({ queryKey: [notificationEndpoints.listNotifications.path] })
    }
    let stop: (() => void) | undefined
    let hasLeft = false
    const start = async () => {
      const { followNotifications } = await import('./share-news.ts')
      if (hasLeft) return
      stop = followNotifications(userId, handleNews)
      if (!publicKey || isRenewed(userId)) return
      const { renewBrowserSubscription } = await import('../settings/browser-push.ts')
      await renewBrowserSubscription(publicKey)
    }
    // What cannot be fetched or renewed now is tried again with the next page.
    const timer = setTimeout(() => void start().catch(() => undefined), START_AFTER_MS)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      stop?.()
    }
  }, [userId, publicKey, changeBootstrap, queries])
  return arrived
}
