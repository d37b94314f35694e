import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { TitleActions as Actions } from '../features/catalogue/titles/title-actions.tsx'
import { FollowButton } from '../features/community/follows/follow-button.tsx'
import { AddToListButton } from '../features/community/lists/add-to-list-button.tsx'
import { RateButton } from '../features/community/reviews/rate-button.tsx'

/** All that is done with a title: what everybody does, and what members do for themselves. */
export function TitleActions({ title }: { title: TitleView }) {
  return (
    <Actions title={title}>
      <AddToListButton title={title} />
      <RateButton title={title} />
      <FollowButton of={{ kind: 'title', id: title.id }} path={titleUrl(title)} />
    </Actions>
  )
}
