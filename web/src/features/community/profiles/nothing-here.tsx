import type { ProfileTab } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { IconHistory, IconList, IconMessage, IconStar, IconUsers } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Keys of language lines. */
const WORDS = {
  lists: [IconList, 'No public lists yet', 'Lists that :name shows to everybody will be here.'],
  ratings: [IconStar, 'No ratings yet', 'Titles that :name rated will be here.'],
  reviews: [IconStar, 'No reviews yet', 'What :name writes about titles will be here.'],
  comments: [
    IconMessage,
    'Nothing said yet',
    'What :name says about titles, lists and news will be here.',
  ],
  followers: [IconUsers, 'No followers yet', 'Who follows :name will be here.'],
  activity: [
    IconHistory,
    'Nothing done in public yet',
    'What :name rates, writes and puts into lists will be here.',
  ],
  'followed-users': [IconUsers, 'Nobody followed yet', 'Members whom :name follows will be here.'],
} as const satisfies Record<ProfileTab, readonly unknown[]>

/** What will be in a panel that is empty. */
export function NothingHere({ tab, name }: { tab: ProfileTab; name: string }) {
  const t = useTranslate()
  const [Icon, title, text] = WORDS[tab]
  return (
    <EmptyState icon={<Icon size={32} stroke={1.25} />} title={t(title)} text={t(text, { name })} />
  )
}
