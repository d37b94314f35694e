import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of the page of a title. */
export const Route = createFileRoute('/_shell/admin/torrents/$titleId/manage')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/torrents/$titleId', params, replace: true })
  },
})
