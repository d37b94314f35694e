import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Link } from '@tanstack/react-router'

export interface Editable {
  readonly typefile: ContributedType
  readonly title_id: number
  readonly id: number
}

interface EditLinkProps {
  of: Editable
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
