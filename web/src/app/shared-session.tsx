import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { useEffect } from 'react'
import { call } from '../lib/api.ts'
import { siteUrl } from '../lib/page-data.ts'
import { useSession } from '../lib/session.tsx'
import { toastError } from '../lib/toast.ts'

/** Every tab of this site in this browser; another site of the same host is none of them. */
export const sessionChannel = () => `session:${siteUrl('/')}`

/**
 * Tells the other tabs who is logged in here, and follows where one of them says that it is somebody else: what stands in
 * the header, and what may be seen, is never that of a session that was ended next door.
 */
export function SharedSession() {
  const { user, applyBootstrapData } = useSession()
  const userId = user?.id ?? null
  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel())
    channel.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
      if (data !== userId)
        call(bootstrapEndpoints.getBootstrapData).then(applyBootstrapData, toastError)
    })
    channel.postMessage(userId)
    return () => channel.close()
  }, [userId, applyBootstrapData])
  return null
}
