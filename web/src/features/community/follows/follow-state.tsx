import type { FollowView } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { ButtonProps } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../lib/forms/writes.ts'
import { showAnswer } from '../../../lib/queries.ts'
import { follow, type Followed, followQuery, unfollow } from './follows.queries.ts'

/** What the button of a member shows, and what a press does. */
export interface FollowState {
  readonly isFollowing: boolean
  readonly isBusy: boolean
  /** Beside that of who does not follow. */
  readonly look: ButtonProps
  toggle(): void
}

interface FollowStateProps {
  of: Followed
  /** Before it was here. */
  wasPressed: boolean
  onChange(state: FollowState): void
}

/** Asks whether a member follows something once the page is there, which all readers share. Draws nothing. */
export default function FollowStateOf({ of, wasPressed, onChange }: FollowStateProps) {
  const { isFollowing, isBusy, toggle } = useFollow(of, wasPressed)
  const tell = useEffectEvent(() =>
    onChange({ isFollowing, isBusy, look: lookOf(isFollowing), toggle }),
  )
  useEffect(() => tell(), [of.kind, of.id, isFollowing, isBusy])
  return null
}

const lookOf = (isFollowing: boolean): ButtonProps =>
  isFollowing ? { variant: 'light', leftSection: <IconBellRinging size={19} stroke={1.5} /> } : {}

function useFollow(of: Followed, wasPressed: boolean) {
  const queries = useQueryClient()
  const query = followQuery(of)
  const { data, isPending } = useQuery(query)
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
    isBusy: begin.isPending || end.isPending || (wasPressed && isPending),
    toggle: () => (isFollowing ? end : begin).mutate({ params: { kind, id } }),
  }
}
