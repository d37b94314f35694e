import { Input } from '@mantine/core'
import hljs from 'highlight.js/lib/core'
import css from 'highlight.js/lib/languages/css'
import xml from 'highlight.js/lib/languages/xml'
import { type ReactNode, useId } from 'react'
import classes from './code-field.module.css'

hljs.registerLanguage('css', css)
hljs.registerLanguage('xml', xml)

interface CodeFieldProps {
  label: string
  description?: ReactNode
  error?: string | undefined
  language: 'css' | 'xml'
  /** Letters. */
  most: number | undefined
  value: string
  onChange(code: string): void
}

/** Code in the colours of its language. Load it lazily: it brings the highlighting along. */
export function CodeField({
  label,
  description,
  error,
  language,
  most,
  value,
  onChange,
}: CodeFieldProps) {
  const id = useId()
  // A last line without letters has no height of its own.
  const coloured = hljs.highlight(`${value}\n`, { language }).value
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error}>
      <div className={classes.code} data-faulty={error !== undefined || undefined}>
        <pre aria-hidden dangerouslySetInnerHTML={{ __html: coloured }} />
        <textarea
          id={id}
          aria-describedby={
            [description && `${id}-description`, error && `${id}-error`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          aria-invalid={error !== undefined || undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={most}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  )
}
