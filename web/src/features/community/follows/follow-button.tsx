import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loginAddress } from '../../../lib/guards.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import type { FollowState } from './follow-state.tsx'
import type { Followed } from './follows.queries.ts'

/** What most visitors never need. */
const FollowStateOf = lazy(() => import('./follow-state.tsx'))

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
  const [state, setState] = useState<FollowState>()
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
  const words = state?.isFollowing ? t('Following') : t('Follow')
  // One button from the first paint on: another in its place would lose a press that is under way. Pressed before what it
  // does is here, it does it then.
  return (
    <>
      <Button
        {...look}
        {...state?.look}
        title={words}
        aria-pressed={state?.isFollowing}
        loading={state ? state.isBusy : wasPressed}
        onClick={() => (state ? state.toggle() : setPressed(true))}
      >
        {words}
      </Button>
      {isAlive && (
        <Suspense>
          <FollowStateOf of={of} wasPressed={wasPressed} onChange={setState} />
        </Suspense>
      )}
    </>
  )
}
