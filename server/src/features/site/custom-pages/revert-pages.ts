import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { updateCustomPageForm } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { auditedPages } from './custom-pages.history.ts'
import { presentEditedPage } from './custom-pages.presenter.ts'
import { getPageToEdit, updateCustomPage } from './custom-pages.service.ts'

/** As if somebody had typed these values into the form of the page. */
async function writePageValues(
  { platform, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const page = await getPageToEdit(platform, Number(id))
  const typed = presentEditedPage({ ...page, ...values }, platform.config)
  const form = readInput(updateCustomPageForm, { ...typed, version }, t)
  await updateCustomPage(platform, page, form)
}

export const revertiblePages: Revertible = {
  kind: auditedPages.kind,
  fields: Object.keys(auditedPages.fields),
  by: customPageEndpoints.updateCustomPage,
  write: writePageValues,
}
