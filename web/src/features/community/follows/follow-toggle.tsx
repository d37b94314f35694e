import type { FollowView } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showAnswer } from '../../../lib/queries.ts'
import { follow, type Followed, followQuery, unfollow } from './follows.queries.ts'

interface FollowToggleProps {
  of: Followed
  look: ButtonProps
  /** Before it was here. */
  wasPressed: boolean
}

/** The button of a member. Whether they follow it is asked once the page is there, which all readers share. */
export default function FollowToggle({ of, look, wasPressed }: FollowToggleProps) {
  const t = useTranslate()
  const { isFollowing, isBusy, toggle } = useFollow(of, wasPressed)
  const words = isFollowing ? t('Following') : t('Follow')
  return (
    <Button
      {...look}
      {...(isFollowing && {
        variant: 'light',
        leftSection: <IconBellRinging size={19} stroke={1.5} />,
      })}
      title={words}
      aria-pressed={isFollowing}
      loading={isBusy}
      onClick={toggle}
    >
      {words}
    </Button>
  )
}

function useFollow(of: Followed, wasPressed: boolean) {
  const queries = useQueryClient()
  const query = followQuery(of)
  const { data } = useQuery(query)
  const onSuccess = (answer: FollowView) => showAnswer(queries, query, answer)
  const [begin, end] = [useWrite(follow, { onSuccess }), useWrite(unfollow, { onSuccess })]
  const isFollowing = data?.is_following === true
  const { kind, id } = of
  const isLate = useRef(wasPressed)
  const isKnown = data !== undefined
  const followLate = useEffectEvent(() => {
    if (!isLate.current) return
    isLate.current = false
    if (!isFollowing) begin.mutate({ params: { kind, id } })
  })
  useEffect(() => {
    if (isKnown) followLate()
  }, [isKnown])
  return {
    isFollowing,
    isBusy: begin.isPending || end.isPending,
    toggle: () => (isFollowing ? end : begin).mutate({ params: { kind, id } }),
  }
}
