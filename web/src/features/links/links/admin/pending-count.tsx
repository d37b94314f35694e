import { useQuery } from '@tanstack/react-query'
import { queueCountsQuery } from '../links.queries.ts'

/** How many links wait for a moderator; nothing for none. */
export function PendingCount() {
  const { data } = useQuery(queueCountsQuery())
  return data?.pending || null
}
