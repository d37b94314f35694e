import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '../features/site/shell/shell.tsx'

export const Route = createFileRoute('/_shell')({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
