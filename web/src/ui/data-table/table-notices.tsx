import { useTranslate } from '../../lib/i18n.ts'
import { Notice, UnreadNotice } from '../unread-notice.tsx'

/** What an address or a kept view asks for and the list has not. */
export function TableNotices({ search, lost }: { search: object; lost: readonly string[] }) {
  const t = useTranslate()
  if (lost.length > 0)
    return (
      <Notice>
        {t(
          'This view asks for something that the list no longer has: :names. You see the rest of it.',
          { names: lost.join(', ') },
        )}
      </Notice>
    )
  return 'unread' in search ? <UnreadNotice /> : null
}
