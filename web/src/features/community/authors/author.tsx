import type { AuthorView } from '@mediatheque/contract/community/authors/authors.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import classes from './author.module.css'

interface Props {
  /** Null where the account is gone, or hidden from the reader: both look alike. */
  author: AuthorView | null
}

/** The name of who wrote something, leading to their profile where there is one. */
export function AuthorName({ author }: Props) {
  const t = useTranslate()
  if (!author) return <span className={classes.name}>{t('Deleted account')}</span>
  return (
    <Link to={`/get-user/${author.username}` as '/'} className={classes.name}>
      {author.name}
    </Link>
  )
}

export function AuthorAvatar({ author, size }: Props & { size: number }) {
  const t = useTranslate()
  const { name, image } = author ?? { name: t('Deleted account'), image: null }
  return <Avatar name={name} image={image} size={size} />
}
