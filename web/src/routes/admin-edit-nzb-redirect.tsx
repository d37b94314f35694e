import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of the editor of a newsgroup file. */
export const Route = createFileRoute('/_shell/admin/nzb/$titleId/$nzbId/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/nzbs/$titleId/$nzbId/edit', params, replace: true })
  },
})
