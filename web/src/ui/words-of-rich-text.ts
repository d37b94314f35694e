/** What of a text is read, where it is compared with another. */
export const wordsOfRichText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li|t[dh]|pre)>/g, '\n'), 'text/html')
    .body.textContent.trim()
