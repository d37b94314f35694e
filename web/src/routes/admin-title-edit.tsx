import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first tab. */
export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/admin/titles/$titleId/edit/primary-facts',
      params,
      replace: true,
    })
  },
})
