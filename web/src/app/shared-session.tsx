import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { useEffect } from 'react'
import { call } from '../lib/api.ts'
import { siteUrl } from '../lib/page-data.ts'
import { useSession } from '../lib/session.tsx'
import { toastError } from '../lib/toast.ts'

/** Every tab of this site in this browser; another site of the same host is none of them. */
export const sessionChannel = () => `session:${siteUrl('/')}`

/** The account, and the role as which it sees the site. */
const whoseSession = ({ user, viewed_as: viewedAs }: BootstrapData): string =>
  [user?.id, viewedAs?.role_id].join(' ')

/**
 * Tells the other tabs who is logged in here, and follows where one of them says that it is somebody else: what stands in
 * the header, and what may be seen, is never that of a session that was ended next door.
 */
export function SharedSession() {
  const { bootstrap, applyBootstrapData } = useSession()
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
