import type {
  rankedFile,
  seriesFile,
} from '@mediatheque/contract/operations/insights/insights.list.ts'
import type {
  DayView,
  RankedView,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'

export const seriesCells: CsvCells<typeof seriesFile, DayView> = {
  day: ({ day }) => day,
  events: ({ events }) => events,
  visitors: ({ visitors }) => visitors,
  seconds: ({ seconds }) => seconds,
}

export const rankedCells: CsvCells<typeof rankedFile, RankedView> = {
  name: ({ name, key }) => name ?? key,
  key: ({ key }) => key,
  events: ({ events }) => events,
  visitors: ({ visitors }) => visitors,
  seconds: ({ seconds }) => seconds,
  compared: ({ compared }) => compared?.events,
}
