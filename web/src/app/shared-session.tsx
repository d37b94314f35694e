import { viewAsEndpoints } from '@mediatheque/contract/accounts/view-as/view-as.endpoints.ts'
import { ERROR_STATUS } from '@mediatheque/contract/core/errors.ts'
import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { useEffect } from 'react'
import { call, onRefusal } from '../lib/api.ts'
import { useTranslate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { useSession } from '../lib/session.tsx'
import { toast, toastError } from '../lib/toast.ts'

/** Every tab of this site in this browser; another site of the same host is none of them. */
export const sessionChannel = () => `session:${siteUrl('/')}`

/** The account, and the role as which it sees the site. */
const whoseSession = ({ user, viewed_as: viewedAs }: BootstrapData): string =>
  [user?.id, viewedAs?.role_id].join(' ')

/**
 * A page that shows the site as a role finds out from the first refusal that this has ended by itself. Whatever it would
 * do is refused until it says that it shows so.
 */
function useEndOfView() {
  const { bootstrap, applyBootstrapData, changeBootstrap } = useSession()
  const { viewed_as: viewedAs, has_view_ended: hasEnded } = bootstrap
  const isViewing = viewedAs !== null
  const t = useTranslate()
  useEffect(() => {
    if (!isViewing) return undefined
    const follow = (now: BootstrapData) => (now.viewed_as ? undefined : applyBootstrapData(now))
    return onRefusal(({ status }) => {
      if (status === ERROR_STATUS.conflict)
        call(bootstrapEndpoints.getBootstrapData).then(follow).catch(toastError)
    })
  }, [isViewing, applyBootstrapData])
  useEffect(() => {
    if (!hasEnded) return
    toast.positive(t('You see the site as yourself again: seeing it as a role has ended.'))
    const known = () => changeBootstrap({ has_view_ended: false })
    call(viewAsEndpoints.stopViewingAs).then(known).catch(toastError)
  }, [hasEnded, changeBootstrap, t])
}

/**
 * Tells the other tabs who is logged in here, and follows where one of them says that it is somebody else: what stands in
 * the header, and what may be seen, is never that of a session that was ended next door.
 */
export function SharedSession() {
  const { bootstrap, applyBootstrapData } = useSession()
  useEndOfView()
  const told = whoseSession(bootstrap)
  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel())
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data !== told)
        call(bootstrapEndpoints.getBootstrapData).then(applyBootstrapData, toastError)
    })
    channel.postMessage(told)
    return () => channel.close()
  }, [told, applyBootstrapData])
  return null
}
