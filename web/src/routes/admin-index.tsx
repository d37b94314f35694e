import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getBootstrap } from '../lib/session.tsx'

/** The queue for those who have one, else the lists. */
export const Route = createFileRoute('/_shell/admin/')({
  beforeLoad: () => {
    const { user, guest_role } = getBootstrap()
    throw redirect({
      to: hasPermission(user ?? guest_role, 'titles.update')
        ? '/admin/liens-validation'
        : '/admin/liens',
      replace: true,
    })
  },
})
