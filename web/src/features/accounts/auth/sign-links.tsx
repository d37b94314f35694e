import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './auth.module.css'

interface SignLinkProps {
  /** Where to go afterwards. */
  redirect: string | undefined
  /** An invitation to a workspace, which the other form takes over. */
  invitation?: { readonly email?: string | undefined; readonly invite_id?: string | undefined }
}

/** From the login to the registration, where it is open. */
export function SignUpLink({ redirect, invitation }: SignLinkProps) {
  const t = useTranslate()
  const { settings } = useSession()
  if (settings.registration.disable && !invitation) return null
  return (
    <Link
      {...(invitation
        ? { to: '/workspace/join/register', search: invitation }
        : { to: '/register', search: { redirect } })}
      className={classes.link}
    >
      {t("Don't have an account? Sign up.")}
    </Link>
  )
}

/** From the registration to the login. */
export function SignInLink({ redirect, invitation }: SignLinkProps) {
  const t = useTranslate()
  return (
    <Link
      {...(invitation
        ? { to: '/workspace/join/login', search: invitation }
        : { to: '/login', search: { redirect } })}
      className={classes.link}
    >
      {t('Already have an account? Sign in.')}
    </Link>
  )
}
