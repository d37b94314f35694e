/** Where JDownloader waits for links on the computer that it runs on. */
export const JDOWNLOADER_ORIGIN = 'http://127.0.0.1:9666'
