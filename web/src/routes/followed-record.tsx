import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import type { Following } from '@mediatheque/contract/community/following/following.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../lib/i18n.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PersonCard } from '../features/catalogue/title-cards/person-card.tsx'
import { TitleCard } from '../features/catalogue/title-cards/title-card.tsx'
import { ListCard } from '../features/community/lists/list-card.tsx'
import classes from '../features/community/follows/following-page.module.css'

/** What somebody follows, as it is shown elsewhere. */
export function FollowedRecord({ row: { title, person, list, user } }: { row: Following }) {
  const t = useTranslate()
  if (title) return <TitleCard title={title} isAmongOthers />
  if (person)
    return <PersonCard person={person} facts={person.known_for ? t(person.known_for) : ''} isLine />
  if (list) return <ListCard list={list} />
  if (!user) return null
  return (
    <Link to={userUrl(user) as '/'} className={classes.member}>
      <Avatar name={user.name} image={user.image} size={44} />
      <strong>{user.name}</strong>
    </Link>
  )
}
