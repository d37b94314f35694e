/** Lines that nobody writes but for their form. */
const BLOCKS = /^(?:#{1,4} \S|[-*+] \S|\d+[.)] \S|> |```|\|.+\|\s*$)/m
const MARKS = /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)|`[^`\n]+`/

/** Whether a text that was copied as such is Markdown. */
export const isMarkdown = (text: string): boolean => BLOCKS.test(text) || MARKS.test(text)
