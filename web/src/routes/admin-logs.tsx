import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first tab. */
export const Route = createFileRoute('/_shell/admin/logs')({
  staticData: {
    adminEntry: { group: 'System', label: 'Logs', icon: 'calendar-time', place: 95 },
  },
  beforeLoad: () => {
    throw redirect({ to: '/admin/logs/schedule', replace: true })
  },
})
