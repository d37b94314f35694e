import { preferenceEndpoints } from '@mediatheque/contract/accounts/notifications/preferences.endpoints.ts'
import type {
  NotificationChannel,
  NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast, toastError } from '../../../../lib/toast.ts'
import { THIS_BROWSER_KEY } from './this-browser.tsx'
import { askPermission, canReceivePush, subscribeBrowser } from './browser-push.ts'

interface Values {
  selections: { notif_id: NotificationType; channels: NotificationChannel[] }[]
}

export interface Selection {
  readonly notif_id: NotificationType
  readonly channels: readonly NotificationChannel[]
}

const savePreferences = defineWrite(preferenceEndpoints.saveNotificationPreferences, [
  preferenceEndpoints.getNotificationPreferences,
])

/** In one order, so that what was ticked and cleared again is what it was. */
const inOrder = (channels: readonly NotificationChannel[]) => channels.toSorted()

/** What is ticked, until it is saved. The browser's own channel is ticked once the browser agreed. */
export function useSelections(saved: readonly Selection[]) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { bootstrap } = useSession()
  const contract = useContractForm({
    initialValues: {
      selections: saved.map(({ notif_id, channels }) => ({
        notif_id,
        channels: inOrder(channels),
      })),
    },
    write: savePreferences,
    args: ({ selections }) => ({ body: { selections } }),
    // The owner alone changes them, always all at once: they have no versions.
    record: { key: 'notification preferences', version: 0, valuesOf: (values: Values) => values },
    onSuccess: () => toast.positive(t('Updated preferences')),
  })
  const { form } = contract

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
    contract,
    selections: form.values.selections,
    /** Ticks or clears a channel of some types, or of all. */
    toggle: async (channel: NotificationChannel, isOn: boolean, types: readonly string[]) => {
      if (channel === 'browser' && isOn && !(await allowBrowser())) return
      form.setFieldValue('selections', (current) =>
        current.map((selection) => {
          if (!types.includes(selection.notif_id)) return selection
          const others = selection.channels.filter((name) => name !== channel)
          return { ...selection, channels: isOn ? inOrder([...others, channel]) : others }
        }),
      )
    },
  }
}
