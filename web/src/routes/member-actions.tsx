import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { memberQuery } from '../features/accounts/members/admin/member-editing.queries.ts'
import { HistoryButton } from '../features/operations/history/history-button.tsx'

/** Leads from an account to what was done to it. */
export function MemberActions({ userId }: { userId: number }) {
  const { data } = useSuspenseQuery(memberQuery(userId))
  const queries = useQueryClient()
  return (
    <HistoryButton
      of={{ kind: 'user', id: String(userId), name: data.member.name }}
      onReverted={() => void queries.invalidateQueries()}
    />
  )
}
