import type { HistoryReader, NameValue } from '../../../platform/audit/define-audited.ts'
import { presentLanguage } from '../link-options/link-options.presenter.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  pending: 'Pending',
  active: 'Active',
  dead: 'Dead',
}

/** Qualities, languages and states as the reader knows them. */
export async function nameLinkValues({
  platform,
  language,
  t,
}: Omit<HistoryReader, 'actor'>): Promise<NameValue> {
  const { qualityById, languageById } = await getLinkOptions(platform)
  const languages = (value: unknown) =>
    (Array.isArray(value) ? value : [])
      .map((id: number) => {
        const row = languageById.get(id)
        return row ? presentLanguage(row, language).name : `#${id}`
      })
      .join(', ')
  const namers: Readonly<Record<string, (value: unknown) => unknown>> = {
    quality_id: (value) => qualityById.get(Number(value))?.label ?? value,
    language_ids: languages,
    subtitle_ids: languages,
    status: (value) => t(STATUS_LABELS[String(value)] ?? String(value)),
  }
  return (field, value) => (value === null ? null : (namers[field]?.(value) ?? value))
}
