import type { Activity } from '@mediatheque/contract/community/activity/activity.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { nameOfPlace, urlOfPlace } from '../comments/comment-places.presenter.ts'
import type { Act } from './activity.service.ts'

export const presentAct = (
  act: Act,
  {
    t,
    now,
    language,
  }: { readonly t: TranslateLine; readonly now: Date; readonly language: Language },
): Activity => ({
  key: act.row.key,
  kind: act.row.kind,
  at: new Date(act.row.at).toISOString(),
  user: presentAuthor(act.row)!,
  title: act.title ? presentTitleCard(act.title, now) : null,
  place: placeOfAct(act, t, language),
  score: act.row.score === null ? null : Number(act.row.score),
  body: act.row.body,
})

function placeOfAct({ row, list }: Act, t: TranslateLine, language: Language): Activity['place'] {
  if (list)
    return {
      name: (language === 'fr' && list.name_fr) || list.name,
      url: listUrl({ id: list.id, slug: slugify(list.name) }),
    }
  const { place, commentable_type: type } = row
  if (!place || !type) return null
  return {
    name: nameOfPlace({ commentable_type: type }, place, t),
    url: urlOfPlace({ commentable_type: type }, place),
  }
}
