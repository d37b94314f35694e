import type {
  FileTitle,
  ImportAnswer,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { useState } from 'react'
import listClasses from '../lists.module.css'
import { FileRows } from './file-rows.tsx'
import { FileSummary } from './file-summary.tsx'
import { IntoList, IntoNewList } from './import-forms.tsx'
import { type Choices, entriesOf, type LookedUp, settleRows } from './settle-rows.ts'
import type { ReadFile } from './use-list-file.ts'

interface FoundTitlesProps {
  read: ReadFile
  /** Undefined: a new one is made. */
  list: ListCard | undefined
  onOther(): void
  onDone(answer: ImportAnswer): void
}

/** What was found of a file, row by row, beside what is made of it. */
export function FoundTitles({ read, list, onOther, onDone }: FoundTitlesProps) {
  const [choices, setChoices] = useState<Choices>(new Map())
  const [lookedUp, setLookedUp] = useState<LookedUp>(new Map())
  const rows = settleRows(read.answer, choices, lookedUp)
  const entries = entriesOf(rows)
  const choose = (line: number, titleId: number | null) =>
    setChoices((before) => new Map(before).set(line, titleId))
  const lookUp = (line: number, title: FileTitle) => {
    setLookedUp((before) => new Map(before).set(line, title))
    choose(line, title.id)
  }
  return (
    <div className={listClasses.editor}>
      <div className={listClasses.form}>
        <FileSummary
          fileName={read.fileName}
          rows={rows}
          room={read.answer.room}
          onOther={onOther}
        />
        {list ? (
          <IntoList list={list} entries={entries} onDone={onDone} />
        ) : (
          <IntoNewList read={read} entries={entries} onDone={onDone} />
        )}
      </div>
      <FileRows rows={rows} onChoose={choose} onLookUp={lookUp} />
    </div>
  )
}
