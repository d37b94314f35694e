import type { NotificationKindView } from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import type { NotificationChannel } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './notifications.module.css'

/** Keys of language lines. */
const CHANNEL_NAMES: Readonly<Record<NotificationChannel, string>> = {
  database: 'On the site',
  email: 'By e-mail',
  browser: 'In the browser',
}

interface Column {
  readonly label: string
  of(kind: NotificationKindView): ReactNode
}

/** Kinds below each other in their groups, as members find them in their preferences. */
export function NotificationKinds({ kinds }: { kinds: readonly NotificationKindView[] }) {
  const t = useTranslate()
  const columns = useColumns()
  const groups = [...Map.groupBy(kinds, ({ group_name }) => group_name)]
  return (
    <div
      className={classes.scroll}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t('Kinds of notifications')}
    >
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t('Kinds of notifications')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Kind')}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([group, members]) => (
          <Group key={group} {...{ group, members, columns }} />
        ))}
      </table>
    </div>
  )
}

interface GroupProps {
  group: string
  members: readonly NotificationKindView[]
  columns: readonly Column[]
}

function Group({ group, members, columns }: GroupProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <tbody aria-labelledby={id}>
      <tr className={classes.group}>
        <th id={id} scope="rowgroup" colSpan={columns.length + 1}>
          {group}
        </th>
      </tr>
      {members.map((kind) => (
        <tr key={kind.type}>
          <th scope="row">
            {kind.name}
            <span className={classes.ways}>
              {t('By default: :ways', {
                ways: kind.usual_channels
                  .map((channel) => t(CHANNEL_NAMES[channel]).toLowerCase())
                  .join(', '),
              })}
            </span>
          </th>
          {columns.map(({ label, of }) => (
            <td key={label}>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              <span>{of(kind)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function useColumns(): readonly Column[] {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const count = (value: number) =>
    value === 0 ? <span className={classes.none}>0</span> : format.number(value)
  return [
    { label: t('Notifications that were written'), of: ({ written }) => count(written) },
    {
      label: t('Notifications that were read'),
      of: ({ read, listed }) => (
        <>
          {count(read)}
          {/* Those that came by mail or browser alone cannot be read here. */}
          {listed > 0 && (
            <span className={classes.part}>
              {format.number(Math.round((read / listed) * 100))}&nbsp;%
            </span>
          )}
        </>
      ),
    },
    { label: t('Notifications that wait'), of: ({ waiting }) => count(waiting) },
    { label: t('Members who want none of them'), of: (kind) => count(kind.switched_off) },
    { label: t('Members who want them by other ways'), of: ({ changed }) => count(changed) },
    {
      label: t('The last one that was written'),
      of: ({ last_written_at: at }) =>
        at === null ? (
          <span className={classes.none}>–</span>
        ) : (
          <time dateTime={at} title={format.dateTime(at)}>
            {format.age(at)}
          </time>
        ),
    },
  ]
}
