import { createHash } from 'node:crypto'
import { type AuditedState, defineAudited } from '../../../platform/audit/define-audited.ts'
import { readLanguageStates } from './languages.repository.ts'

export const auditedLanguages = defineAudited({
  kind: 'site-language',
  fields: {
    language: { label: 'Code' },
    name: { label: 'Name' },
    is_enabled: { label: 'Readers may choose it', shownAs: 'flag' },
    lines: { label: 'Lines of this site', shownAs: 'number' },
  },
  readStates: readLanguageStates,
})

export const auditedLines = defineAudited({
  kind: 'localization',
  fields: { line: { label: 'Line' } },
  // Whoever writes lines knows them before and after: they are not read by number.
  readStates: async () => [],
})

/** @param line what is said now, by this site or as it ships */
export function stateOfLine(language: string, key: string, line: string): AuditedState {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return { id: `${language}-${hash}`, name: key.slice(0, 200), values: { line } }
}
