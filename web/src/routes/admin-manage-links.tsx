import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of the page of a title. */
export const Route = createFileRoute('/_shell/admin/liens/$titleId/manage')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/liens/$titleId', params, replace: true })
  },
})
