import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of the page of a title. */
export const Route = createFileRoute('/_shell/admin/nzbs/$titleId/manage')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/nzbs/$titleId', params, replace: true })
  },
})
