import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import type {
  CustomPageRow as CustomPageRowView,
  CustomPageView,
  EditedCustomPage,
} from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import {
  type RichTextReader,
  renderRichText,
  withPicturesOf,
} from '../../../platform/rich-text/render-rich-text.ts'
import type { CustomPageRow, ListedPageRow } from './custom-pages.service.ts'

interface PageReader extends RichTextReader {
  readonly language: Language
  readonly canUpdate: boolean
}

/** A page in its reader's language; what there is in English only is in English. */
export function presentCustomPage(row: CustomPageRow, reader: PageReader): CustomPageView {
  const isFrench = reader.language === 'fr'
  const title = (isFrench && row.title_fr) || row.title
  const description = (isFrench && row.description_fr) || row.description
  return {
    id: row.id,
    slug: row.slug,
    title,
    body: renderRichText((isFrench && row.body_fr) || row.body, reader),
    is_published: row.is_published,
    updated_at: row.updated_at.toISOString(),
    seo: { title, description },
    set_seo: description !== null,
    can: { update: reader.canUpdate },
  }
}

export const presentListedPage = (row: ListedPageRow): CustomPageRowView => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  title: row.title,
  is_published: row.is_published,
  is_in_footer: row.is_in_footer,
  updated_at: row.updated_at.toISOString(),
})

export const presentEditedPage = (
  row: CustomPageRow,
  site: { basePath: string },
): EditedCustomPage => ({
  ...presentListedPage(row),
  title_fr: row.title_fr,
  body: withPicturesOf(row.body, site),
  body_fr: row.body_fr && withPicturesOf(row.body_fr, site),
  description: row.description,
  description_fr: row.description_fr,
})

/** The columns of the list in a file. */
export const customPageCells: CsvCells<typeof customPageList, ListedPageRow> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  is_published: ({ is_published }) => is_published,
  is_in_footer: ({ is_in_footer }) => is_in_footer,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
}
