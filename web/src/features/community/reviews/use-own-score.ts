import { useWrite } from '../../../lib/forms/writes.ts'
import { rateTitle } from './reviews.queries.ts'

/** The reader's own score of a title. What was pressed shows at once; a failure is told, and puts it back. */
export function useOwnScore(titleId: number, kept: number | null) {
  const rating = useWrite(rateTitle)
  return {
    score: rating.isPending ? Number(rating.variables.body.score) : kept,
    rate: (score: number) => {
      const isThere = score === kept && !rating.isPending
      if (!isThere) rating.mutate({ params: { id: titleId }, body: { score } })
    },
  }
}
