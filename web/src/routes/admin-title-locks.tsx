import { createFileRoute, redirect } from '@tanstack/react-router'

/** As the first tab of the editor was called before there was one. */
export const Route = createFileRoute('/_shell/admin/titles/$titleId/locks')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/admin/titles/$titleId/edit/primary-facts',
      params,
      replace: true,
    })
  },
})
