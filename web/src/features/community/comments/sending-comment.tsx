import { useTranslate } from '../../../lib/i18n.ts'
import { focusOn } from '../../../lib/focus-on.ts'
import { useSession } from '../../../lib/session.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import classes from './comments.module.css'

/** A comment as it will stand, while the server has yet to take it. The focus of whoever sent it waits here. */
export function SendingComment({ content }: { content: string }) {
  const t = useTranslate()
  const { user } = useSession()
  return (
    <div className={classes.comment} data-sending aria-busy ref={focusOn}>
      <AuthorAvatar author={user} size={28} />
      <div className={classes.words}>
        <p className={classes.head}>
          <AuthorName author={user} />
          <span role="status">{t('Being sent…')}</span>
        </p>
        <p className={classes.content}>{content}</p>
      </div>
    </div>
  )
}
