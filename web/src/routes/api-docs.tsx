import { createFileRoute, redirect } from '@tanstack/react-router'
import { requirePermission } from '../lib/guards.ts'
import { siteUrl } from '../lib/page-data.ts'

/** Guards the documentation like any other page; the document itself is no page of ours. */
export const Route = createFileRoute('/_shell/api-docs')({
  beforeLoad: ({ location }) => {
    requirePermission('api.access', location)
    throw redirect({ href: siteUrl('/api-docs/reference'), reloadDocument: true })
  },
})
