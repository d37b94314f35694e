import { LIST_FILE_MAX_BYTES } from '@mediatheque/contract/community/lists/list-import.constants.ts'
import type { ListFileAnswer } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { useState } from 'react'
import { ApiError } from '../../../../lib/api.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { readFileForList, readListFile } from './import.queries.ts'

/** A file that was read, and what the site found of it. */
export interface ReadFile {
  readonly fileName: string
  readonly answer: ListFileAnswer
}

const quiet = { onError: () => undefined }

/** Has a file read that was chosen, for a list or for a new one. */
export function useListFile(listId: number | undefined) {
  const t = useTranslate()
  const [read, setRead] = useState<ReadFile>()
  const [fault, setFault] = useState<string>()
  const forNew = useWrite(readListFile, quiet)
  const forList = useWrite(readFileForList, quiet)

  const open = async (file: File) => {
    setFault(undefined)
    if (file.size > LIST_FILE_MAX_BYTES)
      return setFault(t('This file is larger than :most MB.', { most: LIST_FILE_MAX_BYTES >> 20 }))
    const body = new FormData()
    body.set('file', file)
    try {
      const answer =
        listId === undefined
          ? await forNew.mutateAsync({ body })
          : await forList.mutateAsync({ params: { id: listId }, body })
      setRead({ fileName: file.name, answer })
    } catch (error) {
      const told = error instanceof ApiError ? error.errors['file']?.[0] : undefined
      setFault(told ?? errorMessage(error))
    }
  }
  return {
    read,
    fault,
    isReading: forNew.isPending || forList.isPending,
    open: (file: File) => void open(file),
    forget: () => setRead(undefined),
  }
}
