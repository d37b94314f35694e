import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { QualityKind } from '@mediatheque/contract/links/link-options/quality-kinds.ts'
import type { HostRow, LanguageRow, QualityRow } from './link-options.repository.ts'

export function presentHost({ id, name, icon, domains }: HostRow) {
  return { id, name, domain: domains[0] ?? null, icon }
}

export function presentLanguage(row: LanguageRow, language: Language) {
  return { id: row.id, name: language === 'fr' ? row.name_fr : row.name }
}

export function presentQuality(row: QualityRow) {
  return { id: row.id, name: row.label, kind: row.kind as QualityKind, rank: row.rank }
}
