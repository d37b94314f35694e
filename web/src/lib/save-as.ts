/** Has the browser save a text as a file. */
export function saveAs(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
