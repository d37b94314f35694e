import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first tab. */
export const Route = createFileRoute('/_shell/admin/users/$userId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/users/$userId/details', params, replace: true })
  },
})
