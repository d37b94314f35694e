import { pictureCutEndpoints } from '@mediatheque/contract/catalogue/images/picture-cuts.endpoints.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { defineWrite } from '../../../../../lib/forms/writes.ts'

export const cutPicture = defineWrite(pictureCutEndpoints.cutPicture, [fileEndpoints.listFiles])
