import type { NotificationChannel } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import classes from './settings.module.css'
import type { Selection } from './use-selections.ts'

/** Keys of language lines. */
const CHANNEL_NAMES: Readonly<Record<NotificationChannel, string>> = {
  database: 'On the site',
  email: 'By e-mail',
  browser: 'In the browser',
}

interface PreferencesTableProps {
  channels: readonly NotificationChannel[]
  groups: readonly {
    group_name: string
    subscriptions: readonly { notif_id: string; name: string }[]
  }[]
  selections: readonly Selection[]
  onToggle(channel: NotificationChannel, isOn: boolean, types: readonly string[]): void
}

/** Types below each other in their groups, channels side by side; the first line ticks a whole channel. */
export function PreferencesTable({
  channels,
  groups,
  selections,
  onToggle,
}: PreferencesTableProps) {
  const t = useTranslate()
  const isOn = (type: string, channel: NotificationChannel) =>
    selections.some(({ notif_id, channels: on }) => notif_id === type && on.includes(channel))
  const types = selections.map(({ notif_id }) => notif_id)
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('Notification settings')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Tell me about')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={classes.cell}>
              {t(CHANNEL_NAMES[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('Everything')}</th>
          {channels.map((channel) => {
            const count = types.filter((type) => isOn(type, channel)).length
            return (
              <td key={channel} className={classes.cell}>
                <Tick
                  label={`${t('Everything')}, ${t(CHANNEL_NAMES[channel])}`}
                  checked={count === types.length}
                  indeterminate={count > 0 && count < types.length}
                  onChange={(checked) => onToggle(channel, checked, types)}
                />
              </td>
            )
          })}
        </tr>
      </tbody>
      {groups.map(({ group_name, subscriptions }) => (
        <tbody key={group_name}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className={classes.groupName}>
              {group_name}
            </th>
          </tr>
          {subscriptions.map(({ notif_id, name }) => (
            <tr key={notif_id}>
              <th scope="row">{name}</th>
              {channels.map((channel) => (
                <td key={channel} className={classes.cell}>
                  <Tick
                    label={`${name}, ${t(CHANNEL_NAMES[channel])}`}
                    checked={isOn(notif_id, channel)}
                    onChange={(checked) => onToggle(channel, checked, [notif_id])}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface TickProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange(checked: boolean): void
}

/** The whole cell can be clicked. */
function Tick({ label, checked, indeterminate = false, onChange }: TickProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.tick}>
      <Checkbox
        id={id}
        aria-label={label}
        checked={checked}
        indeterminate={indeterminate}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
