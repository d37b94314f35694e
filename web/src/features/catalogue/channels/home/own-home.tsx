import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowsInOrder } from '../nested-channels.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { arrangeRows, usualRows } from './arrange-rows.ts'
import { homeRowsQuery } from './home.queries.ts'
import { OwnRow } from './own-row.tsx'

interface OwnHomeProps {
  channel: ChannelView
  /** What members put together, at the place of its row. */
  lists: ReactNode
}

/** The rows of a member: in their own order, without those they hid, and with what is there for them alone. */
export function OwnHome({ channel, lists }: OwnHomeProps) {
  const { data: layout } = useSuspenseQuery(homeRowsQuery)
  const rows = arrangeRows(usualRows(channel.channels), layout)
  const placed = rows
    .filter(({ key }) => !layout.hidden.includes(key))
    .map((row) => {
      if (row.channel) return row
      const { key } = row
      const children =
        key === 'lists' ? lists : <OwnRow kind={key} isAwaited={layout.awaited[key]} />
      return { key, children }
    })
  return (
    <>
      <ArrangeButton rows={rows} layout={layout} />
      <RowsInOrder rows={placed} />
    </>
  )
}
