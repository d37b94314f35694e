import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { FollowButton } from '../features/community/follows/follow-button.tsx'
import { AddToListButton } from '../features/community/lists/add-to-list-button.tsx'
import { RateButton } from '../features/community/reviews/rate-button.tsx'

/** What members do with a title for themselves. */
export function OwnTitleActions({ title }: { title: TitleView }) {
  return (
    <>
      <AddToListButton title={title} />
      <RateButton title={title} />
      <FollowButton of={{ kind: 'title', id: title.id }} path={titleUrl(title)} />
    </>
  )
}
