import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../features/accounts/auth/auth-frame.tsx'
import { Logo } from '../features/site/shell/logo.tsx'
import { PlacedMenu } from '../features/site/shell/placed-menu.tsx'

export const Route = createFileRoute('/_auth')({
  component: () => (
    <AuthFrame logo={<Logo />} menu={<PlacedMenu position="auth-page-footer" />}>
      <Outlet />
    </AuthFrame>
  ),
})
