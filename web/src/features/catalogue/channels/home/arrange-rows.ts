import type { NestedChannel } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  channelRowKey,
  type HomeRowsInput,
  type OwnHomeRow,
} from '@mediatheque/contract/catalogue/home/home.schemas.ts'

/** A row of the front page: that of a channel, or one that has no channel. */
export type HomeRow =
  | { readonly key: string; readonly channel: NestedChannel }
  | { readonly key: OwnHomeRow; readonly channel?: undefined }

/** Channels that a member sees before what is new for them alone. */
const BEFORE_FOLLOWED = 2

/** The rows of a member in their usual order. */
export function usualRows(channels: readonly NestedChannel[]): HomeRow[] {
  const rows = channels
    .filter(({ items, layout }) => items.length > 0 && layout !== 'hero')
    .map((channel) => ({ key: channelRowKey(channel), channel }))
  return [
    { key: 'continue' },
    ...rows.slice(0, BEFORE_FOLLOWED),
    { key: 'following' },
    ...rows.slice(BEFORE_FOLLOWED),
    { key: 'lists' },
  ]
}

/** The rows as a member ordered them; those that they never placed come after, as usual. */
export function arrangeRows(
  rows: readonly HomeRow[],
  { order }: Pick<HomeRowsInput, 'order'>,
): HomeRow[] {
  const placed = order.flatMap((key) => rows.find((row) => row.key === key) ?? [])
  return [...placed, ...rows.filter(({ key }) => !order.includes(key))]
}
