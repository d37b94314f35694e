import type { ImportAnswer } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { FileIntake } from './file-intake.tsx'
import { FoundTitles } from './found-titles.tsx'
import { ImportResult } from './import-result.tsx'
import { useListFile } from './use-list-file.ts'

/** From a file to a list: which titles it is about, what is chosen of them, and what became of it. */
export function ImportPage({ list }: { list?: ListCard }) {
  const t = useTranslate()
  const { read, fault, isReading, open, forget } = useListFile(list?.id)
  const [done, setDone] = useState<ImportAnswer>()
  const [isBack, setBack] = useState(false)
  const startAgain = () => {
    forget()
    setDone(undefined)
    setBack(true)
  }
  return (
    <Page>
      <PageHeader
        title={list ? t('Import into “:name”', { name: list.name }) : t('Import a list')}
        text={!done && t('Nothing is saved before you have seen what was found.')}
      />
      {done ? (
        <ImportResult answer={done} onAgain={startAgain} />
      ) : read ? (
        <FoundTitles read={read} list={list} onOther={startAgain} onDone={setDone} />
      ) : (
        <FileIntake fault={fault} isReading={isReading} isBack={isBack} onFile={open} />
      )}
    </Page>
  )
}
