import { TagsInput, type TagsInputProps } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { findAddresses } from '../lib/find-addresses.ts'

interface ChipFieldProps extends Omit<TagsInputProps, 'value' | 'onChange' | 'onPasteCapture'> {
  value?: string[]
  onChange?(values: string[]): void
}

/** Several short texts, each a chip. Of what is pasted it takes the email addresses, however they are written. */
export function ChipField({ value = [], onChange, ...props }: ChipFieldProps) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const found = findAddresses(event.clipboardData.getData('text/plain'))
    if (found.length === 0) return
    event.preventDefault()
    // The field underneath splits what is pasted in its own way.
    event.stopPropagation()
    const known = value.map((one) => one.toLowerCase())
    const added = found.filter((address) => !known.includes(address.toLowerCase()))
    onChange?.([...value, ...added].slice(0, props.maxTags))
  }
  return (
    <TagsInput
      value={value}
      onChange={(values) => onChange?.(values)}
      onPasteCapture={handlePaste}
      acceptValueOnBlur
      {...props}
    />
  )
}
