import { createFileRoute } from '@tanstack/react-router'
import { jobsQuery } from '../features/operations/logs/jobs.queries.ts'
import { SchedulePage } from '../features/operations/logs/schedule-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/logs/schedule')({
  staticData: { adminCrumb: 'Schedule' },
  // What cannot be had is said where the jobs would be.
  loader: ({ context }) => context.queryClient.prefetchQuery(jobsQuery),
  head: () => ({ meta: [{ title: translate('Schedule') }] }),
  component: SchedulePage,
})
