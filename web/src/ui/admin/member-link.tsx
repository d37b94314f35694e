import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.tsx'
import { Avatar } from '../avatar.tsx'
import { CutName } from '../data-table/cut-name.tsx'
import classes from './member-link.module.css'

interface MemberLinkProps {
  member: {
    readonly id: number
    readonly username: string
    readonly name: string
    readonly image: string | null
  } | null
}

/** Who pays or is granted something, or that they are gone: to the editor of the account for who manages accounts, else to the profile. */
export function MemberLink({ member }: MemberLinkProps) {
  const t = useTranslate()
  const { user } = useSession()
  if (!member) return <span className={classes.gone}>{t('Account deleted')}</span>
  const name = <CutName name={member.name} />
  return (
    <span className={classes.who}>
      <Avatar name={member.name} image={member.image} size={28} />
      {user && hasPermission(user, 'users.update') ? (
        <Link
          to="/admin/users/$userId/details"
          params={{ userId: String(member.id) }}
          className={classes.link}
        >
          {name}
        </Link>
      ) : (
        <Link to={userUrl(member) as '/'} className={classes.link}>
          {name}
        </Link>
      )}
    </span>
  )
}
