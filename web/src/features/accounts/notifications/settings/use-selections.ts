import { preferenceEndpoints } from '@mediatheque/contract/accounts/notifications/preferences.endpoints.ts'
import type {
  NotificationChannel,
  NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointMutation } from '../../../../lib/queries.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast, toastError } from '../../../../lib/toast.ts'
import { preferencesQuery } from '../notifications.queries.ts'
import { THIS_BROWSER_KEY } from './this-browser.tsx'
import { askPermission, canReceivePush, subscribeBrowser } from './browser-push.ts'

export interface Selection {
  readonly notif_id: NotificationType
  readonly channels: readonly NotificationChannel[]
}

/** What is ticked, until it is saved. The browser's own channel is ticked once the browser agreed. */
export function useSelections(saved: readonly Selection[]) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { bootstrap } = useSession()
  const [selections, setSelections] = useState(saved)
  const save = useMutation({
    ...endpointMutation(preferenceEndpoints.saveNotificationPreferences),
    onSuccess: async () => {
      toast.positive(t('Updated preferences'))
      await queries.invalidateQueries({ queryKey: preferencesQuery().queryKey })
    },
    onError: toastError,
  })

  const allowBrowser = async (): Promise<boolean> => {
    if (!canReceivePush() || bootstrap.vapid_public_key === null) {
      toast.danger(t('This browser cannot show notifications of this site.'))
      return false
    }
    if (!(await askPermission())) {
      toast.danger(
        t('Notifications blocked. Please enable them for this site from browser settings.'),
      )
      return false
    }
    try {
      await subscribeBrowser(bootstrap.vapid_public_key)
      await queries.invalidateQueries({ queryKey: THIS_BROWSER_KEY })
      return true
    } catch (error) {
      if (error instanceof DOMException)
        toast.danger(t('This browser cannot show notifications of this site.'))
      else toastError(error)
      return false
    }
  }

  return {
    selections,
    isSaving: save.isPending,
    isChanged: JSON.stringify(selections) !== JSON.stringify(saved),
    /** Ticks or clears a channel of some types, or of all. */
    toggle: async (channel: NotificationChannel, isOn: boolean, types: readonly string[]) => {
      if (channel === 'browser' && isOn && !(await allowBrowser())) return
      setSelections((current) =>
        current.map((selection) => {
          if (!types.includes(selection.notif_id)) return selection
          const others = selection.channels.filter((name) => name !== channel)
          return { ...selection, channels: isOn ? [...others, channel] : others }
        }),
      )
    },
    save: () =>
      save.mutate({
        body: {
          selections: selections.map(({ notif_id, channels }) => ({
            notif_id,
            channels: [...channels],
          })),
        },
      }),
  }
}
