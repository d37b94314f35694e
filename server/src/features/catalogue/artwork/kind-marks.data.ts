/** A small drawing for every kind, on a field of 24 by 24, in strokes: pictures need no translation. */
export const KIND_MARKS: Readonly<Record<string, string>> = {
  movie: 'M3 5h18v14H3zM8 5v14M16 5v14M3 12h5M16 12h5',
  series: 'M3 8h18v12H3zM8 3l4 5l4-5',
  animes: 'M12 3l2.6 6.2l6.7.6l-5.1 4.4l1.6 6.6L12 17.200l-5.800 3.600l1.600-6.600L2.700 9.800l6.700-.600z',
  doc: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M2 12q10-14 20 0q-10 14-20 0',
  games: 'M7 7h10q5 0 5 7t-5 3l-2-2H9l-2 2q-5 4-5-3t5-7M7 10v4M5 12h4M16 11v.1M18 13v.1',
  app: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  music: 'M9 18a3 3 0 1 1-6 0a3 3 0 1 1 6 0V5l12-2v13a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
  ebook: 'M12 6q-4-3-9-2v15q5-1 9 2q4-3 9-2V4q-5-1-9 2v15',
  formation: 'M2 9l10-5l10 5l-10 5zM6 11v6q6 4 12 0v-6M22 9v6',
  emulation: 'M3 3h18v10H3zM7 18h4M9 16v4M15 18v.1M19 18v.1',
  gps: 'M12 21q-7-7-7-12a7 7 0 0 1 14 0q0 5-7 12M12 7a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  person: 'M12 3a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9M3 21q1-7 9-7t9 7',
  channel: 'M3 4h18v5H3zM3 13h18v7H3z',
  other: 'M12 3l9 5v8l-9 5l-9-5V8zM3 8l9 5l9-5M12 13v8',
}
