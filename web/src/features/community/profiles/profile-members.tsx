import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import type { ProfileFollow } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import classes from './profile-page.module.css'

/** Members who follow, or are followed, and since when. */
export function ProfileMembers({ members }: { members: readonly ProfileFollow[] }) {
  const format = useFormat()
  return (
    <ul className={classes.members}>
      {members.map((member) => (
        <li key={member.id}>
          <Link to={userUrl(member) as '/'} className={classes.member}>
            <Avatar name={member.name} image={member.image} size={44} />
            <span>
              <strong>{member.name}</strong>
              <small>
                <time dateTime={member.followed_at} title={format.longDate(member.followed_at)}>
                  {format.age(member.followed_at)}
                </time>
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
