/** The sender of mails as it is written: `site@example.org` or `The site <site@example.org>`. */
export function readSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^\s*(.*?)\s*<\s*([^<>]+?)\s*>\s*$/.exec(text) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
