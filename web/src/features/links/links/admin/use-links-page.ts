import { useSession } from '../../../../lib/session.tsx'

/** Where the title of a contribution leads: to its links, or to its editor for who may not enter those. */
export function useLinksPage() {
  const { can } = useSession()
  return can('liens.create')
    ? ('/admin/liens/$titleId' as const)
    : ('/admin/titles/$titleId/edit/primary-facts' as const)
}
