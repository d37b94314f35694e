import { useEffect, useState } from 'react'
import { useSession } from '../../../lib/session.tsx'
import SanctionNotice from '../../community/sanctions/sanction-notice.tsx'
import { ViewAsBar } from '../view-as/view-as-bar.tsx'

/** What is said on every page to the few whom it concerns. */
export default function AccountNotices() {
  const { user, viewed_as: viewedAs } = useSession().bootstrap
  // What a sanction says is in no document.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      {viewedAs && <ViewAsBar viewedAs={viewedAs} />}
      {isAlive && !viewedAs && Boolean(user?.open_notices_count) && <SanctionNotice />}
    </>
  )
}
