import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loginAddress } from '../../../lib/guards.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import type { Followed } from './follows.queries.ts'

/** What most visitors never need. */
const FollowToggle = lazy(() => import('./follow-toggle.tsx'))

export interface FollowButtonProps {
  of: Followed
  /** Where a visitor comes back to after the login. */
  path: string
  size?: 'sm' | 'md'
}

/** Wants to hear of something, or no more. Visitors log in first, and come back. */
export function FollowButton({ of, path, size = 'md' }: FollowButtonProps) {
  const t = useTranslate()
  const { user } = useSession()
  const isAlive = useIsAlive()
  const [wasPressed, setPressed] = useState(false)
  if (user && of.kind === 'user' && user.id === of.id) return null
  const look = {
    size,
    variant: 'default',
    // In a row of actions on a phone it is known by its picture.
    'data-compact': true,
    title: t('Follow'),
    leftSection: <IconBellPlus size={19} stroke={1.5} />,
  } as const
  if (!user)
    return (
      <Button {...look} component="a" href={loginAddress(path)} rel="nofollow">
        {t('Follow')}
      </Button>
    )
  // Pressed before what it does is here, it does it then.
  const waiting = (
    <Button {...look} loading={wasPressed} onClick={() => setPressed(true)}>
      {t('Follow')}
    </Button>
  )
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <FollowToggle of={of} look={look} wasPressed={wasPressed} />
    </Suspense>
  )
}
