import { isOfWords } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { OwnReportView } from '@mediatheque/contract/community/reports/reports.schemas.ts'
import type { OwnReport } from './reports.repository.ts'

export const presentOwnReport = (report: OwnReport): OwnReportView => ({
  id: report.id,
  model_type: report.item_type,
  model_id: report.item_id,
  report: report.reason,
  kind: isOfWords(report.item_type) ? null : report.kind,
  created_at: report.created_at.toISOString(),
})
