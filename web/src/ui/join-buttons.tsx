import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'

/**
 * The ways to an account, for whoever needs one.
 * @param wayBack where they are led afterwards, as a path of the site
 */
export function JoinButtons({ wayBack }: { wayBack: string }) {
  const t = useTranslate()
  const { settings } = useSession()
  const search = { redirect: wayBack }
  return (
    <>
      <Button renderRoot={(props) => <Link to="/login" search={search} {...props} />}>
        {t('Login')}
      </Button>
      {!settings.registration.disable && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/register" search={search} {...props} />}
        >
          {t('Register')}
        </Button>
      )}
    </>
  )
}
