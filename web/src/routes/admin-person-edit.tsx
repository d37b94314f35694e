import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first tab. */
export const Route = createFileRoute('/_shell/admin/people/$personId/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/admin/people/$personId/edit/primary-facts',
      params,
      replace: true,
    })
  },
})
