import { NEWS_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/news/editing/news-pictures.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { upload } from '../../../../lib/upload.ts'

/** @returns where it is shown, with the base path of the site */
export async function sendNewsPicture(file: File): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const query = { purpose: NEWS_PICTURE_PURPOSE.name }
  return (await upload(fileEndpoints.uploadFile, { query, body })).fileEntry.url
}
