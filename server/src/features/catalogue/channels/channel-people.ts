import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RowPage, uncountedPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listPeopleByIds, listPopularPeople, type PersonCardRow } from '../people/people.service.ts'
import type { Paging } from '../titles/titles.service.ts'
import { type ChannelRow, listPickedPersonIds } from './channels.repository.ts'

/** A page of the people of a channel: those picked for it, or the most popular. */
export async function listChannelPeople(
  platform: Needs<'readDb'>,
  channel: ChannelRow,
  list: Paging,
  language: Language,
): Promise<RowPage<PersonCardRow>> {
  const { page, perPage } = list
  const offset = (page - 1) * perPage
  const { rows, hasNext } =
    channel.content === 'manual'
      ? await listPicked(platform, channel, { offset, perPage }, language)
      : await listPopularPeople(platform, { page, perPage }, language)
  return uncountedPage(list, { data: rows, hasNext })
}

async function listPicked(
  platform: Needs<'readDb'>,
  channel: ChannelRow,
  { offset, perPage }: { offset: number; perPage: number },
  language: Language,
) {
  const ids = await listPickedPersonIds(platform.readDb, channel.id, { offset, limit: perPage + 1 })
  return {
    rows: await listPeopleByIds(platform, ids.slice(0, perPage), language),
    hasNext: ids.length > perPage,
  }
}
