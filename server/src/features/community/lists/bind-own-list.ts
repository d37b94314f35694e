import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canUpdateList } from './lists.policy.ts'
import { type ListReader, presentListCard } from './lists.presenter.ts'
import type { ListRow } from './lists.repository.ts'
import { getListById, withCovers } from './lists.service.ts'

interface Reading {
  readonly platform: Needs<'clock' | 'readDb'>
  readonly actor: Actor
  readonly language: Language
  readonly query?: { readonly lang?: Language | undefined } | undefined
}

export const readerOf = ({ platform, actor, language, query }: Reading): ListReader => ({
  actor,
  language: query?.lang ?? language,
  now: platform.clock.now(),
})

export const presentSaved = async (row: ListRow, call: Reading) => {
  const [list] = await withCovers(call.platform, [row], call.language)
  return { list: presentListCard(list!, readerOf(call)) }
}

/** For the calls that change an own list. */
export const ownList = {
  load: (call: { platform: Needs<'db'>; actor: Actor; params: { id: number } }) =>
    getListById(call.platform, call.actor, call.params.id),
  policy: (actor: Actor, list: ListRow) => canUpdateList(actor, list),
}
