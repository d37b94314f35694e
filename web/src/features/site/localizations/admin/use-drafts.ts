import type { Language } from '@mediatheque/contract/core/lines.ts'
import {
  LINE_LIMITS,
  type TranslationView,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { saveTranslations } from './localizations.queries.ts'

interface Draft {
  readonly line: string
  /** What the site said when it was begun. */
  readonly of: TranslationView
}

/** What a line says now; empty where nobody translated it. */
export const saidOf = ({ line, shipped }: TranslationView): string => line ?? shipped ?? ''

/** Lines that were typed and not saved, kept while one pages through the others. */
export function useDrafts(language: Language) {
  const t = useTranslate()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const { mutate, isPending } = useWrite(saveTranslations)
  const forget = (keys: readonly string[]) =>
    setDrafts((before) => new Map([...before].filter(([key]) => !keys.includes(key))))
  /** @param line null: what ships is said again */
  const send = (lines: readonly { of: TranslationView; line: string | null }[]) =>
    mutate(
      {
        params: { language },
        body: { lines: lines.map(({ of, line }) => ({ key: of.key, line, seen: of.line })) },
      },
      {
        onSuccess: () => {
          toast.positive(
            t('[one :count line was saved|other :count lines were saved]', { count: lines.length }),
          )
          forget(lines.map(({ of }) => of.key))
        },
      },
    )
  /** What ships anyway is no change of this site. */
  const meant = ({ of, line }: Draft) => ({ of, line: line === of.shipped ? null : line })
  return {
    count: drafts.size,
    isSaving: isPending,
    lineOf: (of: TranslationView): string => drafts.get(of.key)?.line ?? saidOf(of),
    isDraft: (of: TranslationView): boolean => drafts.has(of.key),
    type: (of: TranslationView, line: string) =>
      setDrafts((before) => {
        const next = new Map(before)
        if (line === saidOf(of)) next.delete(of.key)
        else next.set(of.key, { line, of: before.get(of.key)?.of ?? of })
        return next
      }),
    save: (of: TranslationView) => {
      const draft = drafts.get(of.key)
      if (draft) send([meant(draft)])
    },
    saveAll: () => send([...drafts.values()].slice(0, LINE_LIMITS.atOnce).map(meant)),
    /** Its English was looked at: what it says still fits. */
    confirm: (of: TranslationView) => send([{ of, line: of.line }]),
    reset: (of: TranslationView) => send([{ of, line: null }]),
    discard: () => setDrafts(new Map()),
  }
}
