import { Link } from '@tanstack/react-router'
import type { Contribution } from './queue-kinds.ts'

interface EditLinkProps {
  of: Pick<Contribution, 'typefile' | 'title_id' | 'id'>
}

/** To the editor of its kind. */
export function EditLink({ of: link, ...props }: EditLinkProps) {
  const titleId = String(link.title_id)
  const id = String(link.id)
  if (link.typefile === 'NZB')
    return <Link to="/admin/nzbs/$titleId/$nzbId/edit" params={{ titleId, nzbId: id }} {...props} />
  if (link.typefile === 'TORRENT')
    return (
      <Link
        to="/admin/torrents/$titleId/$torrentId/edit"
        params={{ titleId, torrentId: id }}
        {...props}
      />
    )
  return (
    <Link to="/admin/liens/$titleId/$lienId/edit" params={{ titleId, lienId: id }} {...props} />
  )
}
